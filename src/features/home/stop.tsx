import styled from 'styled-components';
import { color, font, media, space } from '#styles/tokens.ts';
import { DayOfHour, Hour, TimeOfHour } from '#ui/hour.tsx';
import { EDGE, GAP_BESIDE_THREAD, withoutSky } from './thread.tsx';

/** The night is told by title cards beside the thread: what time it is, and what one does then. */
export function Stop({ when, what }: { when: string; what: string }) {
  if (!what) return null;
  return (
    <TitleCard>
      <Hour when={when} day={DayOfHour} time={Time} />
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

const Time = styled(TimeOfHour)`
  margin-block: 0.08em 0.14em;
  font-size: min(clamp(3.5rem, 2.6rem + 3vw, 5rem), 31cqi);
`;
