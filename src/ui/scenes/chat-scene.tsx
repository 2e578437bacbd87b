import { MessagesSquare } from 'lucide';
import styled from 'styled-components';
import { Icon } from '../icon.tsx';
import { ConversationStage } from './scene-stage.tsx';
import type { SceneWords } from './scene-words.ts';

export function ChatScene({ words }: { words: SceneWords }) {
  const { who, hours, question, answer, furtherQuestion, furtherAnswer } = words.chat;
  return (
    <Chat>
      <div className="panel">
        <div className="head spacious">
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
  @container (width < 13rem) { .panel { border: 0; background: none; box-shadow: none; } }
`;
