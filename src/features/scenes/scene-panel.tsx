import styled, { css } from 'styled-components';
import { color } from '#styles/tokens.ts';
import { InRoom, Room } from './days.tsx';

/**
 * - `featured`: the large card of home.
 * - `card`: a small card, which may cut off its lower part.
 * - `sheet`: the services page, which has room for more parts.
 */
export type PanelLayout = 'featured' | 'card' | 'sheet';

/** Colours of small words and of what the customer asks, on a ground that needs others. */
export const panelColors = ({ small, asked }: { small: string; asked: string }) => css`
  --small: ${small};
  --asked: ${asked};
`;

export const ScenePanel = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  border: 1px solid transparent;
  border-radius: 1.1em;
  overflow: clip;
  color: ${color.textMuted};
  background:
    linear-gradient(${color.panelTop}, ${color.panelBottom}) padding-box,
    linear-gradient(${color.hairlineLit}, ${color.hairline} 60%) border-box;
  box-shadow: 0 1.25em 2.5em -1em ${color.shadow};
`;

/** It has room for two lines. */
export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75em;
  min-height: 4.2em;
  padding: 0.75em 1em;
  border-bottom: 1px solid ${color.hairline};
`;

export const talkStyles = css`
  display: grid;
  grid-template-rows: none;
  align-content: space-evenly;
  gap: 0.7em;
  padding: 0.9em 1em 1.2em;
`;

export const Talk = styled.div`
  ${talkStyles}
`;

export const Strong = styled.b`
  color: ${color.text};
  font-weight: 550;
`;

export const Small = styled.small`
  display: block;
  color: var(--small, ${color.textMuted});
  font-size: max(14px, 0.9em);
`;

export const CenteredSmall = styled(Small)`
  text-align: center;
`;

/** In narrow drawings, the two speakers stand further apart. */
const Bubble = styled.p`
  align-self: center;
  width: fit-content;
  max-width: min(98%, 110% - 29px);
  padding: 0.5em 0.85em;
  border: 1px solid ${color.hairline};
  border-radius: 1.1em;
  color: ${color.text};
`;

export const AssistantsBubble = styled(Bubble)`
  border-end-start-radius: 0.3em;
  background: ${color.hairline};
`;

export const CustomersBubble = styled(Bubble)`
  margin-inline-start: auto;
  border-end-end-radius: 0.3em;
  background: var(--asked, ${color.accentGlow});
`;

type WordsProps = { of: readonly string[]; bubble: typeof Bubble };

/** A bubble is as high as its sentence, and has room for the longest. */
export const WordsOfDay = ({ of, bubble: SpeakersBubble }: WordsProps) =>
  of.length === 1 ? (
    <SpeakersBubble>{of[0]}</SpeakersBubble>
  ) : (
    <Room as="div">
      {of.map((words, index) => (
        <InRoom key={words} as={SpeakersBubble} $day={index + 1}>
          {words}
        </InRoom>
      ))}
    </Room>
  );

export const Done = styled.p`
  display: flex;
  align-items: center;
  gap: 0.4em;
  color: ${color.done};
  font-weight: 550;
`;
