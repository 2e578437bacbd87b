import styled from 'styled-components';
import { color, font, media, space, tracking } from '#styles/tokens.ts';
import { EDGE, GAP_BESIDE_THREAD, withoutSky } from './thread.tsx';

/** "Sunday, 11:40 PM", "Sonntag, 23:40 Uhr", "dimanche, 23 h 40" */
const DAY_AND_TIME = /^(.*?)[,،]?\s*(\d{1,2}(?:[:.]|\s?h\s?)\d\d)\s*(.*)$/;

/** The night is told by title cards beside the thread: what time it is, and what one does then. */
export function Stop({ when, what }: { when: string; what: string }) {
  if (!what) return null;
  const [, day = when, time, half] = DAY_AND_TIME.exec(when) ?? [];
  return (
    <TitleCard>
      <Day>{day}</Day>
      {time && (
        <Time>
          {time}
          {half && <Half> {half}</Half>}
        </Time>
      )}
      {what}
    </TitleCard>
  );
}

const TitleCard = styled.p`
  position: relative;
  container-type: inline-size;
  margin-block-end: ${space.xl};
  padding-inline-start: ${space.sm};
  color: ${color.text};
  font-size: ${font.h3};
  line-height: 1.35;

  &::before {
    content: '';
    position: absolute;
    top: 0.35rem;
    inset-inline-start: calc(-1 * ${EDGE} - 6.5px);
    width: 13px;
    height: 13px;
    border-radius: 50%;
    background: ${color.done};
    box-shadow: 0 0 0 5px ${color.doneGlow};
  }
  @media ${media.wider} {
    position: absolute;
    inset-inline: calc(${GAP_BESIDE_THREAD}) 0;
    margin: 0;
    padding-inline-start: ${space.xl};

    &::before {
      inset-inline-start: -6.5px;
    }
  }
  ${withoutSky}
`;

const Day = styled.b`
  display: block;
  color: ${color.done};
  font-size: ${font.small};
  font-weight: 550;
  letter-spacing: ${tracking.title};
`;

const Time = styled.span`
  display: block;
  margin-block: 0.08em 0.14em;
  margin-inline-start: -0.04em;
  font-size: min(clamp(3.5rem, 2.6rem + 3vw, 5rem), 31cqi);
  font-weight: 600;
  line-height: 1;
  letter-spacing: -0.045em;
  white-space: nowrap;
`;

const Half = styled.small`
  color: ${color.textMuted};
  font-size: 0.3em;
  font-weight: 550;
`;
