import styled from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { font, media, size, space } from '#styles/tokens.ts';
import { checkStyles } from '#ui/check.styles.ts';
import { summaryStyles } from '#ui/fold.styles.ts';
import { Benefits, NoteFigure } from './benefits.tsx';
import { ink } from './sheet.styles.ts';

type DetailsProps = { words: SiteWords; service: Service };

/** An owner may leave each text and list empty. */
export function ServiceDetails({ words: { servicesPage }, service }: DetailsProps) {
  const { features, benefits, note } = service;
  const isNoteSaid = note !== undefined && note.text !== '';
  return (
    <>
      {(benefits.length > 0 || isNoteSaid) && (
        <Part>
          {servicesPage.results && <Title>{servicesPage.results}</Title>}
          {benefits.length > 0 && <Benefits benefits={benefits} />}
          {isNoteSaid && (
            <Note>
              {note.text.split(note.figure, 1)}
              <NoteFigure>{note.figure}</NoteFigure>
              {note.text.split(note.figure).slice(1).join(note.figure)}
            </Note>
          )}
        </Part>
      )}
      {features.length > 0 && <Offered title={servicesPage.offered} features={features} />}
    </>
  );
}

type OfferedProps = { title: string; features: readonly string[] };

const Offered = ({ title, features }: OfferedProps) => (
  <Part>
    {title && (
      <>
        {/* Empty, because a wide window shows the list without it, and no script opens it. */}
        <Fold>
          <Summary>
            <Title>{title}</Title>
          </Summary>
        </Fold>
        <TitleWithoutFold>{title}</TitleWithoutFold>
      </>
    )}
    <Features>
      {features.map((feature) => (
        <Feature key={feature}>{feature}</Feature>
      ))}
    </Features>
  </Part>
);

const Part = styled.div`
  container-type: inline-size;
  padding-block-start: ${space.md};
  border-block-start: 1px solid ${ink.line};
  @media ${media.phone} {
    padding-block-start: ${space.sm};
  }
`;

const Title = styled.h3`
  color: ${ink.text};
  font-size: ${font.small};
  font-weight: 550;
  line-height: inherit;
`;

const Note = styled.p`
  margin-block-start: ${space.md};
  padding-block-start: ${space.md};
  border-block-start: 1px solid ${ink.line};
  text-wrap: balance;
`;

const onPhones = `screen and ${media.phone}`;

const Fold = styled.details`
  display: none;

  @media ${onPhones} {
    display: block;
  }
`;

const Summary = styled.summary`
  ${summaryStyles}
  min-height: ${size.touch};
  margin-block: -${space.xs};
  padding-block: 0;
  align-content: center;
`;

const TitleWithoutFold = styled(Title)`
  @media ${onPhones} {
    display: none;
  }
`;

const Features = styled.ul`
  display: grid;
  gap: ${space.xs} ${space.sm};
  margin-block-start: ${space.sm};

  @media ${onPhones} {
    ${Fold}:not([open]) ~ & {
      display: none;
    }
  }
`;

const Feature = styled.li`
  display: flex;
  gap: 0 ${space.sm};
  text-wrap: balance;

  &::before {
    ${checkStyles}
    color: ${ink.accent};
  }
`;
