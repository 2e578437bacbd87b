import styled from 'styled-components';
import { ARC_DEPTH, CHANNEL_DISTANCE, CHANNELS_TOP_Y, outermost, riseOfArc } from './measures.ts';

/** The box and the pulse of a channel. */
export const AtChannel = styled.span<{ $place: number }>`
  --place: ${({ $place }) => $place};
`;

/** `xOf` and `topOf` in CSS, and a delay of 60 ms from each channel to the next on its right. */
export const atPlace = {
  x: `calc(${CHANNEL_DISTANCE}cqw * var(--place))`,
  top: `calc(${CHANNELS_TOP_Y + ARC_DEPTH}cqw - ${riseOfArc}cqw * var(--place) * var(--place))`,
  delay: `60ms * (var(--place) + ${outermost})`,
} as const;
