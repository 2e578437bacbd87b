import styled, { css } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, otherColor, space, tracking } from '#styles/tokens.ts';
import { Head, Heading, Lead, Section } from '#ui/section.tsx';
import { FigureCell, FigureGrid, FigurePicture, FigureRow, FigureValue } from '#ui/statistics.tsx';

export function Mission({ words: { aboutPage } }: { words: SiteWords }) {
  const { title, statement, explanation } = aboutPage.mission;
  if (!statement && !explanation) return null;
  return (
    <Section>
      <MissionColumns>
        {title && <MissionTitle>{title}</MissionTitle>}
        <Statement>
          {statement} {explanation && <Explanation>{explanation}</Explanation>}
        </Statement>
      </MissionColumns>
    </Section>
  );
}

const ledgerColumns = css`
  grid-template-columns: 1fr 2fr;
  column-gap: ${space.md};
`;

const MissionColumns = styled.div`
  display: grid;
  gap: ${space.lg};

  @media ${media.narrow} {
    padding-top: ${space.section};
  }
  @media ${media.wide} {
    ${ledgerColumns}
    align-items: baseline;
  }
`;

const MissionTitle = styled.h2`
  color: ${color.accent};
  font-size: ${font.body};
  font-weight: 500;
`;

const Statement = styled.p`
  max-width: 26em;
  color: ${color.text};
  /* By the window's width, so the text has as many lines before the typeface arrives as after. */
  font-size: min(max(6vw, 1.25rem), 1.2rem + 2vw, 2.75rem);
  font-weight: 500;
  line-height: 1.22;
  letter-spacing: ${tracking.heading};
  text-wrap: balance;
`;

/** On a line of its own, it does not move when the typeface arrives. */
const Explanation = styled.span`
  display: block;
  margin-block-start: 0.6em;
  color: ${color.textFaint};
  font-size: 0.75em;
  line-height: 1.4;
  letter-spacing: ${tracking.title};
`;

export function TrackRecord({ words: { aboutPage } }: { words: SiteWords }) {
  const { statistics, ...head } = aboutPage.trackRecord;
  if (statistics.length === 0) return null;
  return (
    <Section isBand>
      <RecordHead>
        {head.title && <Heading>{head.title}</Heading>}
        {head.lead && <Lead>{head.lead}</Lead>}
      </RecordHead>
      <FigureGrid
        statistics={statistics.map(({ figure, label }) => ({ figure, label }))}
        parts={{ Grid: Figures, Cell: RuledCell, Value: FigureValue, Picture: FigurePicture }}
      />
    </Section>
  );
}

/**
 * In wide windows the lead begins above the third of five figures: 2fr with the gap `md` is as wide
 * as two of five columns with the gap `lg`.
 */
const RecordHead = styled(Head)`
  @media ${media.wide} {
    && {
      grid-template-columns: 2fr 3fr;
      column-gap: ${space.md};
    }
  }
`;

/** Home has the drawings of these figures. Those of the last row share its whole width. */
const Figures = styled(FigureRow)`
  display: flex;
  flex-wrap: wrap;
  @media ${media.wide} {
    column-gap: ${space.lg};
  }
`;

const RuledCell = styled(FigureCell)`
  padding-block-start: ${space.md};
  border-block-start: 2px solid ${otherColor.done};
  flex: 1 1 min(100%, 8.5rem);
  @media ${media.medium} {
    flex-basis: 30%;
  }
  @media ${media.wide} {
    flex-basis: 0;
  }
`;

export function WhyChoose({ words: { aboutPage } }: { words: SiteWords }) {
  const { title, lead, points } = aboutPage.whyChoose;
  if (points.length === 0) return null;
  return (
    <Section>
      <Ledger>
        <LedgerHead>
          {title && <Heading>{title}</Heading>}
          {lead && <LedgerLead>{lead}</LedgerLead>}
        </LedgerHead>
        <ul>
          {points.map((point) => (
            <Entry key={point.title}>
              <Evidence>{point.evidence}</Evidence>
              <EntryTitle>{point.title}</EntryTitle>
              <EntryText>{point.text}</EntryText>
            </Entry>
          ))}
        </ul>
      </Ledger>
    </Section>
  );
}

const Ledger = styled.div`
  margin-block-end: calc(-1 * ${space.section}); /* Entries have room of their own. */
`;

const LedgerHead = styled(Head)`
  @media ${media.wide} {
    ${ledgerColumns}
    align-items: end;
    max-width: none;
  }
`;

const LedgerLead = styled(Lead)`
  @media ${media.wide} {
    max-width: 28rem;
  }
`;

const Entry = styled.li`
  padding-block: ${space.lg} ${space.xl};
  border-top: 1px solid ${color.hairlineLit};

  @media ${media.medium} {
    display: grid;
    grid-template: auto auto / 10rem 1fr;
    gap: ${space.xs} ${space.lg};
  }
  @media ${media.wide} {
    ${ledgerColumns}
  }
`;

const Evidence = styled.strong`
  color: ${color.text};
  font-size: clamp(2rem, 4vw, 4.5rem);
  font-weight: 600;
  line-height: 1.1;
  letter-spacing: ${tracking.display};

  @media ${media.medium} {
    grid-row: span 2;
    align-self: baseline;
  }
`;

const EntryTitle = styled.h3`
  margin-block: ${space.xs} ${space.xxs};
  font-size: 1.5rem;
  letter-spacing: ${tracking.heading};

  @media ${media.medium} {
    align-self: baseline;
    margin: 0;
  }
`;

const EntryText = styled.p`
  @media ${media.medium} {
    text-wrap: balance;
  }
`;
