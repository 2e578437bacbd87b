import styled from 'styled-components';
import { color, font, radius, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { boxAt } from './box.styles.ts';
import {
  ANSWERING_PLACE,
  ARC_DEPTH,
  CHANNEL_DISTANCE,
  CHANNEL_HEIGHT,
  CHANNELS_TOP_Y,
  container,
  riseOfArc,
} from './measures.ts';

/** Every channel is a name on its line, and the one that answers is a box. */
export function Channel({ place, name }: { place: number; name: string }) {
  const Box = place === ANSWERING_PLACE ? AnsweringChannel : OtherChannel;
  return <Box $place={place}>{name}</Box>;
}

/** `xOf` and `topOf` in CSS. */
const TOP = `calc(${CHANNELS_TOP_Y + ARC_DEPTH}cqw - ${riseOfArc}cqw * var(--place) * var(--place))`;
const X = `calc(${CHANNEL_DISTANCE}cqw * var(--place) - 50%)`;

const AtPlace = styled.span<{ $place: number }>`
  --place: ${({ $place }) => $place};
`;

const OtherChannel = styled(AtPlace)`
  ${boxAt({ inset: `${TOP} auto auto 50%`, translate: X })}
  display: grid;
  place-content: center;
  height: ${CHANNEL_HEIGHT}cqw;
  color: ${color.textMuted};
  font-size: clamp(${font.tiny}, 3.2cqw, ${font.small});
  line-height: 1.25;
  @container ${container.column} {
    display: none;
  }
`;

const AnsweringChannel = styled(OtherChannel)`
  ${cardStyles({ edge: color.done })}
  border-color: ${color.done};
  padding-inline: ${space.sm};
  border-radius: ${radius.pill};
  color: ${color.text};
  font-weight: 600;

  @container ${container.column} {
    display: grid;
    width: fit-content;
    height: auto;
    padding: ${space.xs} ${space.sm};
  }
`;
