import styled from 'styled-components';
import { otherColor } from '#styles/other-color.ts';
import { color } from '#styles/tokens.ts';
import type { SceneWords } from './scene-words.ts';

export function Week({ days, time }: SceneWords['calendar']) {
  return (
    <Days>
      {days.map((day, index) => (
        <li key={day} className={index > 3 ? 'roomy' : undefined}>
          <small>{day}</small>
          {index === 1 && <b>{time}</b>}
        </li>
      ))}
    </Days>
  );
}

const Days = styled.ol`
  display: flex;
  /* Large letters leave out whole entries. */
  flex-wrap: wrap;
  gap: 0.4em;
  width: 100%;
  max-height: 3.6em;
  overflow: clip;

  li {
    flex: 1;
    min-width: max-content;
    height: 3.6em;
    padding: 0.35em 0.4em;
    border-radius: 0.6em;
    background: ${color.hairline};
    text-align: center;
  }
  li:has(b) { background: ${color.accentGlow}; box-shadow: inset 0 0 0 1px ${color.accent}; }
  li:has(b) > * { white-space: nowrap; }
  b { font-size: max(12px, 0.88em); }

  .page & { small, b { color: ${otherColor.text}; } }
`;
