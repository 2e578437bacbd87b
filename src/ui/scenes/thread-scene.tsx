import { CalendarCheck } from 'lucide';
import styled from 'styled-components';
import { color } from '#styles/tokens.ts';
import { Icon } from '../icon.tsx';
import { SceneStage } from './scene-stage.tsx';
import type { SceneWords } from './scene-words.ts';

/** A reminder on a phone, the customer's reply, and the week in which both will meet. */
export function ThreadScene({ words }: { words: SceneWords }) {
  const { when, reminder, reply, confirmed } = words.texts;
  return (
    <Thread>
      <div className="panel phone">
        <small>{when}</small>
        <p className="told part">{reminder}</p>
        <p className="asked part late">{reply}</p>
      </div>
      <div className="panel part last">
        <Week {...words.calendar} />
        <p className="done roomy">
          <Icon icon={CalendarCheck} />
          {confirmed}
        </p>
      </div>
    </Thread>
  );
}

/** Five days, and what is booked on the second. */
function Week({ days, time }: SceneWords['calendar']) {
  return (
    <ol>
      {days.map((day, index) => (
        <li key={day} className={index > 3 ? 'roomy' : undefined}>
          <small>{day}</small>
          {index === 1 && <b>{time}</b>}
        </li>
      ))}
    </ol>
  );
}

const Thread = styled(SceneStage)`
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
  /* Where letters are large, what has no room in the row is left out whole. */
  ol { display: flex; flex-wrap: wrap; gap: 0.4em; max-height: 3.6em; overflow: clip; }
  li {
    flex: 1;
    min-width: max-content;
    height: 3.6em;
    padding: 0.35em 0.4em;
    border-radius: 0.6em;
    background: ${color.hairline};
    text-align: center;
  }
  li:has(b) { background: linear-gradient(${color.buttonTop}, ${color.buttonBottom}); }
  li:has(b) > * { color: ${color.ink}; white-space: nowrap; }
  li b { font-size: max(12px, 0.88em); }
  .done { justify-content: center; margin-block-start: 0.6em; }
`;
