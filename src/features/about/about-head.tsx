import { Coffee } from 'lucide';
import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, radius, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { checkStyles } from '#ui/check.styles.ts';
import { Icon } from '#ui/icon.tsx';
import { BackLink, PageHead } from '#ui/page-head.tsx';

export const AboutHead = ({ words: { aboutPage, conversation, pages } }: { words: SiteWords }) => (
  <PageHead
    title={aboutPage.title}
    lead={aboutPage.lead}
    back={<BackLink href={pages.home}>{aboutPage.back}</BackLink>}
    aside={<CustomersWayScene {...conversation} />}
  />
);

/** A customer's way to a business. The business does `data-yours`, automation the rest. Tests find `data-scene`. */
const CustomersWayScene = ({ customersWay, emails }: SiteWords['conversation']) => (
  <Way aria-hidden="true" data-scene="customers-way">
    <p>
      <b>{customersWay.title}</b> <small>{emails.withoutYou}</small>
    </p>
    <Routine steps={customersWay.automatedSteps} />
    <p data-yours="">
      <Icon icon={Coffee} />
      <b>{customersWay.yourStep}</b> <small>{customersWay.byYou}</small>
    </p>
    <Routine steps={customersWay.automatedAfterwards} />
  </Way>
);

const Routine = ({ steps }: { steps: readonly string[] }) =>
  steps.map((step) => <p key={step}>{step}</p>);

const Way = styled.div`
  padding: ${space.xs};
  ${cardStyles()}
  font-size: ${font.small};
  @media ${media.print} {
    && {
      display: none;
    }
  }

  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.sm};
    padding: ${space.xs} ${space.sm};
  }
  p:first-of-type {
    margin-block-end: ${space.xs};
    padding-block-end: ${space.sm};
    border-bottom: 1px solid ${color.hairline};
  }
  b {
    color: ${color.text};
    font-weight: 550;
  }
  small {
    flex: none;
    margin-inline-start: auto;
    font-size: ${font.tiny};
  }
  svg {
    color: ${color.accent};
  }
  p:not(:has(b))::before {
    ${checkStyles} color: ${color.done};
  } /* The automated steps. */
  [data-yours] {
    margin-block: ${space.xxs};
    border-radius: ${radius.control};
    background: ${color.accentGlow};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }

  @media ${media.medium} and ${media.narrow} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(17%, 6.5rem), 1fr));
    column-gap: ${space.xs};
    > p:not(:first-of-type) {
      position: relative;
      flex-direction: column;
      align-items: start;
      gap: ${space.sm};
      margin: 0;
      &::before {
        margin: 0.5em 0 0;
      }
    }
    > p:not(:has(b)) {
      word-spacing: 9rem;
    } /* Each word has a line of its own. */
    /* One line runs through the steps. */
    > p:not(:first-of-type, :last-of-type)::after {
      content: '';
      position: absolute;
      top: 1.25rem;
      inset-inline: 2.25rem -${space.xs};
      border-top: 1px solid ${color.done};
      opacity: 0.5;
    }
    p:first-of-type {
      grid-column: 1 / -1;
    }
    > [data-yours]:not(:first-of-type) {
      flex-direction: row;
      gap: ${space.xs};
      b {
        order: 1;
        flex-basis: 100%;
      }
      small {
        margin: 0;
      }
      &::after {
        inset-inline: 100% -${space.xs};
      }
    }
  }
`;
