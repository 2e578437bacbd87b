import styled from 'styled-components';
import { fillBlanks } from '#content/fill-blanks.ts';
import type { SiteWords } from '#content/words.ts';
import { callHours } from '#domain/call-hours.ts';
import { callTimes, stepMinutesOf } from '#domain/call-times.ts';
import { agencyZoneInWords } from '#domain/moment-in-words.ts';
import { color, media, space } from '#styles/tokens.ts';
import { Fields, TextField } from '#ui/field.tsx';
import { bareStyles } from '#ui/fieldset.styles.ts';
import { RadioButton } from '#ui/radio-card.tsx';
import { FormCard, fadingStyles } from '../form/form-card.tsx';
import { part } from '../page-parts.ts';
import { sideColumn } from '../side-column.ts';

/** A page shows these controls without scripts, or if the calendar cannot be loaded. */
export function PlainControls({ words }: { words: SiteWords }) {
  const { locale, plainControls: controls } = words;
  const zone = agencyZoneInWords(locale);
  const times = fillBlanks(controls.withoutCalendar, {
    ...controls,
    daysAhead: callHours.daysAhead,
  });
  const whoseTimes = zone ? fillBlanks(controls.timesAreOurs, { zone }) : controls.tellUsWhere;
  return (
    <Controls {...part('plain-controls')}>
      <DateAndTime>
        <About>{`${times} ${whoseTimes}`}</About>
        {/* The control permits a year of more digits, which the server cannot read. */}
        <TextField label={controls.preferredDate} name="callDate" type="date" max="9999-12-31" />
        <TextField
          label={controls.preferredTime}
          name="callTime"
          type="time"
          min={callTimes.at(0)}
          max={callTimes.at(-1)}
          step={stepMinutesOf(callTimes) * 60}
        />
      </DateAndTime>
    </Controls>
  );
}

/**
 * Before the script comes, only visitors who choose the telephone see the controls, or who have
 * filled in half of a date. From then on, the script shows and hides them.
 */
const Controls = styled.fieldset`
  ${bareStyles}
  margin-top: ${space.lg};
  ${fadingStyles}
  @media ${media.script} {
    ${FormCard}:not(:has(${RadioButton}[value='phone']:checked)) &:valid {
      display: none;
    }
  }
  @media ${media.wide} {
    position: relative;
    &::before {
      content: '';
      position: absolute;
      inset-block: 1rem -${space.xxl};
      inset-inline-start: calc(0.25rem - ${sideColumn});
      border-inline-start: 2px solid ${color.hairlineLit};
    }
  }
`;

const DateAndTime = styled(Fields)`
  @media ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

const About = styled.p`
  @media ${media.medium} {
    grid-column: span 2;
  }
`;
