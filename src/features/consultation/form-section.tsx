import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space } from '#styles/tokens.ts';

/** One of the numbered parts of the form. */
export function FormSection({
  number,
  title,
  hint,
  children,
}: {
  number: number;
  title: string;
  hint: string;
  children: ReactNode;
}) {
  return (
    <Group>
      <legend>
        <span>{number}</span> <h2>{title}</h2>
      </legend>
      <p>{hint}</p>
      {children}
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;

  > legend {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    padding: 0;
  }
  > legend > span {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 1px solid ${color.hairlineLit};
    border-radius: 50%;
    color: ${color.accent};
    background: ${color.surfaceRaised};
    font-size: ${font.small};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > legend > h2 {
    font-size: ${font.h3};
    letter-spacing: -0.015em;
  }
  > p {
    margin: ${space.xxs} 0 ${space.lg} calc(2rem + ${space.sm});
    font-size: ${font.small};
  }
`;
