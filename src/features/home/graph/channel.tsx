import styled from 'styled-components';
import type { channels } from '#content/channels.ts';
import { show } from '#styles/keyframes.ts';
import { color, font, media, radius, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { afterStart, lasting } from '../timeline.ts';
import { boxAt } from './box.styles.ts';
import { CHANNEL_HEIGHT, container } from './measures.ts';
import { AtChannel, atPlace } from './place.ts';

type ChannelName = (typeof channels)[number];
type ChannelProps = {
  channel: ChannelName;
  place: number;
  reply: string | undefined;
  name: string;
};

export function Channel({ channel, place, reply, name }: ChannelProps) {
  const Reply = replies[channel];
  return (
    <Box $place={place}>
      <Reply>{reply}</Reply>
      {name}
    </Box>
  );
}

const Box = styled(AtChannel)`
  ${boxAt({ inset: `${atPlace.top} auto auto 50%`, translate: `calc(${atPlace.x} - 50%)` })}
  ${cardStyles({ edge: color.accent })}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 3px;
  width: min(18.7cqw, 6rem);
  height: max(${CHANNEL_HEIGHT.least}cqw, min(${CHANNEL_HEIGHT.most}cqw, 3.75rem));
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font-size: ${font.tiny};
  line-height: 1.4;

  &::after {
    content: '';
    position: absolute;
    inset: -1px;
    border: 1px solid ${color.done};
    border-radius: inherit;
    background: ${color.doneGlow};
    opacity: 0.5;
    @media ${media.motion} {
      animation: ${show} ${lasting(0.3)} ${afterStart(1.2)} backwards;
    }
  }
  @container ${container.column} {
    display: flex;
    gap: ${space.xs};
    width: auto;
    height: auto;
    padding: ${space.xs};
    font-size: ${font.tiny};
  }
`;

const Reply = styled.b`
  color: ${color.text};
  font-size: max(1em, 2.7cqw);
  font-weight: 550;
  line-height: 1.35;
  white-space: nowrap;
  @media ${media.motion} {
    animation: ${show} ${lasting(0.3)} ${afterStart(1, atPlace.delay)} backwards;
  }
`;

const TypedText = styled(Reply)`
  padding-inline-end: 0.1em;
  border-inline-end: 2px solid ${color.accent};
`;

const ChatBubble = styled(Reply)`
  padding-inline: 0.5em;
  border-radius: 0.8em 0.8em 0.8em 0.2em;
  background: ${color.hairline};
`;

const SentText = styled(ChatBubble)`
  border-radius: 0.8em 0.8em 0.2em;
  background: ${color.accentGlow};
`;

const replies = {
  website: TypedText,
  email: Reply,
  chat: ChatBubble,
  call: Reply,
  text: SentText,
} satisfies Record<ChannelName, typeof Reply>;
