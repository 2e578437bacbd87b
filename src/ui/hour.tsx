import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, tracking } from '#styles/tokens.ts';

/** "Sunday, 11:40 PM", "Sonntag, 23:40 Uhr", "dimanche, 23 h 40" */
const DAY_AND_TIME = /^(.*?)[,،]?\s*(\d{1,2}(?:[:.]|\s?h\s?)\d\d)\s*(.*)$/;

type Part = ComponentType<{ children: ReactNode }>;

/** A moment that is told large: its day above its time. */
export function Hour({ when, day: Day, time: Time }: { when: string; day: Part; time: Part }) {
  const [, day = when, time, half] = DAY_AND_TIME.exec(when) ?? [];
  return (
    <>
      <Day>{day}</Day>
      {time && (
        <Time>
          {time}
          {half && <Half> {half}</Half>}
        </Time>
      )}
    </>
  );
}

export const DayOfHour = styled.b`
  display: block;
  color: ${color.done};
  font-size: ${font.small};
  font-weight: 550;
  letter-spacing: ${tracking.title};
`;

export const TimeOfHour = styled.span`
  display: block;
  margin-inline-start: -0.04em;
  font-weight: 600;
  line-height: 1;
  letter-spacing: -0.045em;
  white-space: nowrap;
`;

const Half = styled.small`
  font-size: max(0.3em, 1rem);
  font-weight: 550;
  letter-spacing: 0;
  opacity: 0.72;
`;
