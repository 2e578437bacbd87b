import { CalendarCheck } from 'lucide';
import styled from 'styled-components';
import { color } from '#styles/tokens.ts';
import { Icon } from '../icon.tsx';
import { ConversationStage } from './scene-stage.tsx';
import type { SceneWords } from './scene-words.ts';
import { Week } from './week-strip.tsx';

export function ThreadScene({ words }: { words: SceneWords }) {
  const { time, days } = words.calendar;
  const { when, reminder, reply, confirmed } = words.texts;
  return (
    <Thread>
      <div className="panel phone">
        <small>{when}</small>
        <p className="told spacious">{reminder}</p>
        <p className="asked">{reply}</p>
      </div>
      <div className="panel">
        <Week time={time} days={days} />
        <p className="done roomy">
          <Icon icon={CalendarCheck} />
          {confirmed}
        </p>
      </div>
    </Thread>
  );
}

const Thread = styled(ConversationStage)`
  .panel.phone {
    display: grid;
    gap: 0.5em;
    max-width: 22em;
    padding: 0.9em 1em 2em;
    border-radius: 1.75em 1.75em 0.5em 0.5em;
    border-block-end-color: transparent;
    mask: linear-gradient(${color.ground} 80%, transparent);
  }
  .phone > small { text-align: center; }
  .phone ~ .panel { max-width: 25em; margin-block-start: -1.25em; padding: 0.75em; }
  .done { justify-content: center; margin-block-start: 0.6em; }
`;
