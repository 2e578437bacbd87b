import { MessagesSquare } from 'lucide';
import styled from 'styled-components';
import { color } from '#styles/tokens.ts';
import { Icon } from '../icon.tsx';
import { ConversationStage } from './scene-stage.tsx';
import type { SceneWords } from './scene-words.ts';

export function ChatScene({ words }: { words: SceneWords }) {
  const { who, hours, question, answer, furtherQuestion, furtherAnswer } = words.chat;
  return (
    <Chat>
      <div className="panel">
        <div className="head">
          <span className="badge">
            <Icon icon={MessagesSquare} />
          </span>
          <p>
            <b>{who}</b>
            <small>{hours}</small>
          </p>
        </div>
        <div className="talk">
          <p className="asked">{question}</p>
          <p className="told">{answer}</p>
          <p className="asked roomy">{furtherQuestion}</p>
          <p className="told roomy">{furtherAnswer}</p>
        </div>
      </div>
    </Chat>
  );
}

const Chat = styled(ConversationStage)`
  .panel { max-width: 27em; }
  .head small::before {
    content: '';
    display: inline-block;
    width: 0.5em;
    aspect-ratio: 1;
    margin-inline-end: 0.5em;
    border-radius: 50%;
    background: ${color.secondary};
  }
`;
