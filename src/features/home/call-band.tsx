import { CalendarCheck } from 'lucide';
import styled from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { SentenceInItsRoom } from '#features/scenes/days.tsx';
import { BARS_OF_VOICE } from '#features/scenes/voice.tsx';
import { breathe } from '#styles/keyframes.ts';
import { POINTS_ALONG } from '#styles/points-along.ts';
import { color, font, media, motion, space } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';
import { PanelWords, ROOMY, risingStyles, ServicePanel } from './service-panel.tsx';
import { CLEAR_GAP, GAP_BESIDE_THREAD, Stop } from './thread.tsx';

/** A telephone call is as wide as the window. Blue asks, violet works, teal is done. */
export function CallBand({ words, service }: { words: SiteWords; service: Service }) {
  const { call, booked } = words.conversation;
  return (
    <Morning>
      <Stop when={call.when} what={words.homePage.meanwhile.inTheMorning} />
      <Band>
        <PanelWords words={words} service={service} />
        <Voices
          viewBox="1.5 0 540 40"
          preserveAspectRatio="none"
          aria-hidden="true"
          className={POINTS_ALONG}
        >
          <g id="voice">
            {BARS_OF_VOICE.map((bars) => (
              <Bars key={bars} d={bars} />
            ))}
          </g>
          <use href="#voice" x="180" stroke={color.working} />
          <use href="#voice" x="360" stroke={color.done} />
        </Voices>
        <Said aria-hidden="true">
          <p>
            <When>{call.when}</When>
            <SentenceInItsRoom of={call.question} />
          </p>
          <p>
            <When>{call.assistant}</When>
            {call.answer}
          </p>
          <Booked>
            <Icon icon={CalendarCheck} />
            <SentenceInItsRoom of={booked} />
          </Booked>
        </Said>
      </Band>
    </Morning>
  );
}

const Morning = styled.div`
  @media ${media.wider} {
    grid-column: 1 / -1;
  }
`;

const Band = styled(ServicePanel)`
  padding-inline: 0;
  outline: none;

  @container ${ROOMY} {
    grid-template-columns: 1fr;
    text-align: center;
    justify-items: center;
  }
`;

/**
 * In wide windows, the ground cuts off what leaves the window, and the thread passes between two
 * voices: the last one begins beside it.
 */
const Voices = styled.svg`
  justify-self: start;
  width: 100%;
  height: clamp(6rem, 12vw, 10rem);
  stroke: ${color.accent};
  stroke-width: 2;
  stroke-linecap: round;
  ${risingStyles}
  @media ${media.wider} {
    width: 115vw;
    max-width: none;
    margin-inline-start: calc(${GAP_BESIDE_THREAD} - 76.67vw);
  }
  @media ${media.print} {
    display: none;
  }
`;

const Bars = styled.path`
  transform-box: fill-box;
  transform-origin: center;
  @media ${media.motion} {
    animation: ${breathe} 900ms ease-in-out 10 alternate ${motion.play};
  }
`;

const Said = styled.div`
  display: grid;
  gap: ${space.md};
  color: ${color.text};
  font-weight: 550;

  @container ${ROOMY} {
    grid-template-columns: repeat(3, auto);
    align-items: end;
    justify-content: space-between;
    width: 100%;
  }
  @media ${media.wider} {
    grid-template-columns: 1fr 1fr calc(25% - 0.75 * ${CLEAR_GAP});
  }
  @media ${media.print} {
    display: none;
  }
`;

const When = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.tiny};
  font-weight: 400;
`;

const Booked = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.done};
  text-align: start;
`;
