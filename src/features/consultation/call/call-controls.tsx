import styled from 'styled-components';
import { filled } from '#content/filled.ts';
import type { FormWords } from '#content/form-words.ts';
import { callHours } from '#domain/call-hours.ts';
import { firstSlot, lastSlot } from '#domain/call-slots.ts';
import { space } from '#styles/tokens.ts';
import { Fields, TextField } from '#ui/field.tsx';
import { agencyTimeZone, timeInWords } from './call.ts';

/** Native controls for a call, without a script or a calendar. */
export function CallControls({ words }: { words: FormWords }) {
  const { callBooking, days, locale } = words;
  const zone = agencyTimeZone(locale);
  return (
    <Room>
      <Fields>
        <p>
          {filled(callBooking.withoutCalendar, {
            days,
            daysAhead: callHours.daysAhead,
            first: timeInWords(firstSlot, locale),
            last: timeInWords(lastSlot, locale),
          })}
        </p>
        <p>{zone ? filled(callBooking.timesAreOurs, { zone }) : callBooking.tellUsWhere}</p>
        <TextField label={callBooking.preferredDate} name="callDate" type="date" />
        <TextField
          label={callBooking.preferredTime}
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

const Room = styled.div`
  margin-top: ${space.lg};
`;
