import styled from 'styled-components';
import { callBooking } from '#content/consultation-page.ts';
import { callHours, daysInWords } from '#domain/call-hours.ts';
import { callSlots } from '#domain/call-slots.ts';
import { space } from '#styles/tokens.ts';
import { Fields, SelectField, TextField } from '#ui/field.tsx';

/** Where scripting is off, the browser's own controls ask for a call. */
export function CallWithoutScript() {
  return (
    <noscript>
      <Room>
        <Fields>
          <p>{callBooking.withoutScript(daysInWords(), callHours.daysAhead)}</p>
          <TextField label={callBooking.preferredDate} name="callDate" type="date" />
          <SelectField
            label={callBooking.preferredTime}
            name="callTime"
            prompt={callBooking.noTime}
            options={callSlots}
          />
        </Fields>
      </Room>
    </noscript>
  );
}

const Room = styled.div`
  margin-top: ${space.lg};
`;
