import { Check, Clock, Mail } from 'lucide';
import styled from 'styled-components';
import { color } from '#styles/tokens.ts';
import { Icon } from '../icon.tsx';
import { ConversationStage } from './scene-stage.tsx';
import type { SceneWords } from './scene-words.ts';

export function InboxScene({ words }: { words: SceneWords }) {
  const { title, byItself, sequence } = words.emails;
  return (
    <Sequence>
      <div className="panel">
        <div className="head spacious">
          <Icon icon={Mail} />
          <b>{title}</b>
          <small className="end">{byItself}</small>
        </div>
        <ol>
          {sequence.map(({ subject, when }, index) => (
            <li key={subject}>
              <Icon icon={index === 0 ? Check : Clock} />
              <p>
                <b>{subject}</b>
                <small className="spacious">{when}</small>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Sequence>
  );
}

const Sequence = styled(ConversationStage)`
  .panel { max-width: 26em; }
  .head svg { color: ${color.accent}; }
  li { position: relative; display: flex; gap: 0.85em; padding: 0.6em 1em; }
  li:first-of-type { background: ${color.hairline}; }
  li > svg {
    width: 1.9em;
    height: 1.9em;
    padding: 0.35em;
    border: 1px solid ${color.hairlineLit};
    border-radius: 50%;
    background: ${color.panelBottom};
  }
  li:first-of-type > svg { border-color: ${color.secondary}; color: ${color.secondary}; }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: 2.7em -0.4em;
    inset-inline-start: 1.95em;
    border-inline-start: 1px dashed ${color.hairlineLit};
  }
  @container (width < 13rem) { li { gap: 0.5em; padding: 0.5em; } && li::after { display: none; } }
`;
