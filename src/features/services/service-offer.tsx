import styled from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, size, space, tracking } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { checkStyles } from '#ui/check.styles.ts';
import { foldStyles } from '#ui/fold.styles.ts';
import { figureStyles, nowrapIfOneWord } from '#ui/statistics.tsx';

type OfferProps = { words: SiteWords; service: Service };

export function ServiceTerms({ words, service }: OfferProps) {
  const { consultationAbout, priceText, servicesPage } = words;
  const { id, timeline, price } = service;
  const terms = [
    { name: servicesPage.timeline, text: timeline },
    { name: servicesPage.investment, text: priceText(price) },
  ].filter(({ name, text }) => name && text);
  return (
    <Terms>
      {terms.length > 0 && (
        <dl>
          {terms.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {servicesPage.choose && (
        <ButtonLink
          id={`${id}-start`}
          href={consultationAbout(service)}
          aria-labelledby={`${id}-start ${id}-title`}
          data-variant={service === words.services[0] ? undefined : 'secondary'}
        >
          {servicesPage.choose}
        </ButtonLink>
      )}
    </Terms>
  );
}

const Terms = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md};
  margin-block-end: ${space.xs};
  padding-block-start: ${space.md};
  border-block-start: 1px solid ${color.hairline};

  /* In one row, the terms take the free space, not the button. */
  dl {
    display: flex;
    flex: 99 1 auto;
    flex-wrap: wrap;
    gap: ${space.sm} ${space.lg};
  }
  dl > div:first-of-type {
    min-width: min(6.75rem, 34%);
  }
  dl > div:has(dd:empty) {
    display: none;
  } /* An owner may leave the timeline empty. */
  dt {
    color: ${color.textFaint};
    font-size: ${font.tiny};
  }
  dd {
    color: ${color.text};
    font-size: ${font.body};
    font-weight: 550;
    letter-spacing: ${tracking.title};
    line-height: 1.4;
  }
  dd::first-letter {
    text-transform: uppercase;
  }
  @media ${media.spacious} {
    dl {
      column-gap: ${space.sm};
    }
    dl > div + div {
      padding-inline-start: ${space.sm};
      border-inline-start: 1px solid ${color.hairline};
    }
  }
  @media ${media.phone} {
    margin-block-end: ${space.sm};
    a {
      flex: auto;
    }
    dd {
      font-size: ${font.small};
    }
  }
`;

/** services-list.tsx places the two parts by `data-list`. */
export function ServiceDetails({ words, service }: OfferProps) {
  const { servicesPage } = words;
  const { features, benefits, note } = service;
  const isNoteSaid = note !== undefined && note.text !== '';
  return (
    <>
      {(benefits.length > 0 || isNoteSaid) && (
        <Part data-list="">
          {servicesPage.results && <h3>{servicesPage.results}</h3>}
          {benefits.length > 0 && (
            <Benefits>
              {benefits.map(({ figure, text }) => (
                <li key={text}>
                  {figure && <strong {...nowrapIfOneWord(figure)}>{figure}</strong>}{' '}
                  <span>{text}</span>
                </li>
              ))}
            </Benefits>
          )}
          {isNoteSaid && (
            <p>
              {note.text.split(note.figure, 1)}
              <strong {...nowrapIfOneWord(note.figure)}>{note.figure}</strong>
              {note.text.split(note.figure).slice(1).join(note.figure)}
            </p>
          )}
        </Part>
      )}
      {features.length > 0 && (
        <Part data-list="">
          {servicesPage.offered && (
            <>
              {/* Empty: on a phone, its state shows or hides the list after it. Wider windows could show a list inside it only by a script or ::details-content. */}
              <details>
                <summary>
                  <h3>{servicesPage.offered}</h3>
                </summary>
              </details>
              <h3>{servicesPage.offered}</h3>
            </>
          )}
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

const Part = styled.div`
  container-type: inline-size;
  padding-block-start: ${space.md};
  border-block-start: 1px solid ${color.hairline};

  h3 {
    font-size: ${font.small};
    font-weight: 550;
    line-height: inherit;
  }
  ul {
    display: grid;
    gap: ${space.xs} ${space.sm};
    margin-block-start: ${space.sm};
  }
  li {
    display: flex;
    gap: 0 ${space.sm};
  }
  > p {
    margin-block-start: ${space.md};
    padding-block-start: ${space.md};
    border-block-start: 1px solid ${color.hairline};
  }
  > p strong {
    display: block;
  }
  strong {
    ${figureStyles} font-size: min(1.75rem, 8vw);
    line-height: 1.25;
  }
  strong::first-letter {
    text-transform: uppercase;
  }
  li:not(:has(strong))::before {
    ${checkStyles} color: ${color.accent};
  }

  details {
    display: none;
  }
  @media screen and ${media.phone} {
    ${foldStyles}
    details {
      display: block;
    }
    details + *,
    details:not([open]) ~ * {
      display: none;
    }
  }
  summary {
    margin-block: -${space.xs};
    padding-block: 0;
    min-height: ${size.touch};
    align-content: center;
  }
`;

const Benefits = styled.ul`
  /* On a phone, small figures of one word (statistics.tsx) share a row, and a single one shares it with its words. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));

  && {
    row-gap: ${space.md};
  }
  li:has(strong),
  strong,
  strong + span {
    display: block;
  }
  li:first-of-type,
  li:not(:has([data-nowrap])) {
    grid-column: 1 / -1;
  }
  li:first-of-type strong {
    line-height: 1.1;
    font-size: min(3.5rem, 14vw);
  }
  @media ${media.phone} {
    li:is(:first-of-type, :nth-of-type(2):not(:has(+ * > strong))):has(strong) {
      grid-column: 1 / -1;
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      span {
        flex: 1 6rem;
        padding-block-end: ${space.xxs};
        line-height: 1.35;
        text-wrap: balance;
      }
    }
  }
`;
