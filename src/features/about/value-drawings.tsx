import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { channels } from '#content/channels.ts';
import { drawnFigures } from '#content/figures.ts';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, radius, space, tracking } from '#styles/tokens.ts';
import { checkStyles } from '#ui/check.styles.ts';
import { drawing } from '#ui/drawing.ts';

export const drawings = {
  answer: ({ aboutPage: { values } }) => (
    <Answer {...drawing} $letters={values.simpler.length}>
      <Bigger>{values.bigger}</Bigger>
      <Simpler>{values.simpler}</Simpler>
    </Answer>
  ),
  week: ({ conversation: { calendar }, figures }) => (
    <Week {...drawing}>
      {calendar.days.slice(0, WORKDAYS).map((day, index) => {
        const Day = index < WORKDAYS - researchDays ? Workday : ResearchDay;
        const isLast = index === WORKDAYS - 1;
        return (
          <Day key={day}>
            {isLast && <Share>{figures.researchShare}</Share>}
            {day}
          </Day>
        );
      })}
    </Week>
  ),
  hours: ({ aboutPage: { values } }) => (
    <Hours {...drawing}>
      {values.quartersOfDay.map((hour) => (
        <p key={hour}>{hour}</p>
      ))}
    </Hours>
  ),
  channels: ({ homePage }) => (
    <Channels {...drawing}>
      {channels.map((channel, index) => {
        const Box = index === 0 ? InnermostBox : OuterBox;
        return (
          <Box key={channel} $index={index}>
            {homePage.hero.graph.outputs[channel]}
          </Box>
        );
      })}
    </Channels>
  ),
} satisfies Record<string, (words: SiteWords) => ReactNode>;

const Drawing = styled.div`
  color: ${color.text};
  font-size: max(12px, min(${font.small}, 3.6vw));
  line-height: 1.2;
  text-align: center;

  @media ${media.medium} {
    min-height: 8.5rem;
    font-size: min(${font.small}, 1.9vw);
  }
  @media ${media.wide} {
    min-height: 9rem;
  }
  @media ${media.print} {
    && {
      display: none;
    }
  }
`;

/** The check before the answer is as wide as three letters. */
const LETTERS_OF_CHECK = 3;
const EM_OF_LETTER = 0.52;

const Answer = styled(Drawing)<{ $letters: number }>`
  display: grid;
  place-content: center start;
  letter-spacing: ${tracking.heading};
  text-align: start;
  font-size: min(
    3.25rem,
    100cqi / ${({ $letters }) => EM_OF_LETTER * ($letters + LETTERS_OF_CHECK)}
  );
`;

const Bigger = styled.s`
  color: ${color.textFaint};
  font-size: 0.6em;
  text-decoration-thickness: 2px;
`;

const Simpler = styled.b`
  display: flex;
  gap: 0.2em;
  margin-top: ${space.xs};
  font-weight: 550;
  line-height: 1.1;

  &::before {
    ${checkStyles}
    margin-inline-start: 0;
    color: ${color.done};
  }
`;

const WORKDAYS = 5;
const researchDays = Math.max(1, Math.round((WORKDAYS * drawnFigures.researchShare.amount) / 100));

const Week = styled(Drawing)`
  display: flex;
  gap: 2%;
`;

const Workday = styled.p`
  flex: 1;
  align-content: end;
  padding-block: 1em;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.hairline};
`;

/** Full blue is for real actions. */
const chosenStyles = css`
  border: 1px solid ${color.accent};
  background: ${color.accentGlow};
`;

const ResearchDay = styled(Workday)`
  ${chosenStyles}
`;

const Share = styled.b`
  display: block;
  margin-bottom: 0.6em;
  font-size: 1.35em;
  font-weight: 600;
`;

/** From 9 PM to 6 AM the AI is at work (`working`). */
const COLOR_OF_HOURS = `linear-gradient(
  90deg,
  ${color.working} 25%,
  ${color.accent} 0 87.5%,
  ${color.working} 0
)`;
/** A column for each hour, a row for each day. */
const DOT_MASK = `radial-gradient(circle closest-side, #000 66%, transparent 72%)
  0 0 / calc(100% / 24) calc(100% / 7)`;
const shareOfDayWithoutSupport = 100 - (100 * drawnFigures.supportHours.amount) / 24;

const Hours = styled(Drawing)`
  display: grid;
  grid-template: 1fr auto / repeat(4, 1fr);
  gap: ${space.xs} 0;
  color: ${color.textMuted};
  text-align: start;

  &::before {
    content: '';
    grid-column: 1 / -1;
    background: ${COLOR_OF_HOURS};
    clip-path: inset(0 ${shareOfDayWithoutSupport}% 0 0);
    mask: ${DOT_MASK};
    forced-color-adjust: none;

    @media ${media.phone} {
      aspect-ratio: 24 / 7;
    }
  }
`;

const STEP = '0.6em';

const Channels = styled(Drawing)`
  display: grid;
  grid-template-columns: 2fr repeat(${channels.length - 1}, 1fr);

  @media ${media.phone} {
    min-height: 8.5rem;
  }
`;

/** A box contains the boxes before it, and has its channel's name in the column that it adds. */
const Box = styled.p<{ $index: number }>`
  --inset: calc(${({ $index }) => channels.length - 1 - $index} * ${STEP});
  grid-row: 1;
  grid-column: 1 / ${({ $index }) => $index + 2};
  align-content: center;
  margin-block: var(--inset);
  margin-inline-start: var(--inset);
  padding-inline-start: calc(${({ $index }) => shareOfInnerBoxes($index)}% - var(--inset));
  border-radius: ${radius.card};
  white-space: nowrap;
`;

const shareOfInnerBoxes = (index: number) => index && (100 * (index + 1)) / (index + 2);

const InnermostBox = styled(Box)`
  ${chosenStyles}
`;

const OuterBox = styled(Box)`
  border: 1px dashed ${color.fieldBorder};
`;
