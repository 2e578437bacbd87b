import styled from 'styled-components';
import { color, font, space } from '#styles/tokens.ts';

export function NextSteps({
  title,
  steps,
}: {
  title: string;
  steps: readonly { title: string; text: string }[];
}) {
  return (
    <List>
      <h2>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </List>
  );
}

const List = styled.div`
  ol { display: grid; gap: ${space.lg}; counter-reset: step; }
  h2 { margin-bottom: ${space.md}; font-size: ${font.h3}; }
  h3 { font-size: ${font.body}; color: ${color.text}; }
`;
