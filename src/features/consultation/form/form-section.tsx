import type { ReactNode } from 'react';
import styled from 'styled-components';
import { agency } from '#content/agency.ts';
import { color, font, space, tracking } from '#styles/tokens.ts';
import { stepNumberStyles } from '../thank-you/next-steps.styles.ts';

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
    <Numbered>
      <legend>
        <span>{number.toLocaleString(agency.locale)}</span> <h2>{title}</h2>
      </legend>
      <p>{hint}</p>
      {children}
    </Numbered>
  );
}

const Numbered = styled.fieldset`
  padding: 0;
  border: 0;

  > legend {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    padding: 0;
  }
  > legend > span {
    ${stepNumberStyles}
  }
  > legend > h2 {
    font-size: ${font.h3};
    letter-spacing: ${tracking.title};
  }
  > p {
    margin: ${space.xxs} 0 ${space.lg} calc(2rem + ${space.sm});
    font-size: ${font.small};
  }
  &:has(~ &) {
    margin-bottom: ${space.xxl};
    padding-bottom: ${space.xxl};
    border-bottom: 1px solid ${color.hairline};
  }
`;
