import styled from 'styled-components';
import { part } from '#browser/page-parts.ts';
import { filled } from '#content/filled.ts';
import type { SiteWords } from '#content/words.ts';
import { callHours } from '#domain/call-hours.ts';
import { agencyTimeZone } from '#domain/call-in-words.ts';
import { firstSlot, lastSlot } from '#domain/call-slots.ts';
import { space } from '#styles/tokens.ts';
import { Fields, TextField } from '#ui/field.tsx';

/** For browsers without scripts, and in place of a calendar that cannot be loaded. */
export function CallControls({ words }: { words: SiteWords }) {
  const { agencyHours, plainCall, locale } = words;
  const zone = agencyTimeZone(locale);
  return (
    <Room {...part('plain-call')} data-without-script>
      <Fields>
        <p>
          {filled(plainCall.withoutCalendar, {
            hours: agencyHours.hours,
            daysAhead: callHours.daysAhead,
          })}
        </p>
        <p>{zone ? filled(plainCall.timesAreOurs, { zone }) : plainCall.tellUsWhere}</p>
        <TextField label={plainCall.preferredDate} name="callDate" type="date" />
        <TextField
          label={plainCall.preferredTime}
          name="callTime"
          type="time"
          min={firstSlot}
          max={lastSlot}
          step={callHours.minutesApart * 60}
        />
      </Fields>
    </Room>
  );
}

const Room = styled.fieldset`
  margin-top: ${space.lg};
  padding: 0;
  border: 0;
`;
