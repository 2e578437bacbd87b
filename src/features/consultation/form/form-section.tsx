import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, font, media, space, tracking } from '#styles/tokens.ts';
import { bareStyles } from '#ui/fieldset.styles.ts';
import { RadioButton } from '#ui/radio-card.tsx';
import { sideColumn } from '../side-column.ts';
import { fadingStyles } from './form-card.tsx';

type FormSectionProps = {
  number: string;
  title: string;
  hint: string;
  isLast?: boolean;
  children: ReactNode;
};

export const FormSection = ({
  number,
  title,
  hint,
  isLast = false,
  children,
}: FormSectionProps) => (
  <Section $isLast={isLast}>
    <Head>
      <Numeral aria-hidden="true">{number}</Numeral>
      <Title>{title}</Title>
    </Head>
    {hint && <About>{hint}</About>}
    <Controls $isLast={isLast}>{children}</Controls>
  </Section>
);

const Section = styled.fieldset<{ $isLast: boolean }>`
  ${bareStyles}
  ${fadingStyles}
  ${({ $isLast }) => !$isLast && ruleStyles}
  @media ${media.wide} {
    position: relative;
    display: grid;
    grid-template: auto 1fr / ${sideColumn} 1fr;
    align-items: start;
    margin-inline-start: calc(-1 * ${sideColumn});
    &::after {
      content: '';
      position: absolute;
      inset-block: 2rem
        ${({ $isLast }) => ($isLast ? `-${space.xxl}` : `calc(0.375rem - ${space.xxl})`)};
      inset-inline-start: 0.25rem;
      border-inline-start: 2px solid ${color.hairlineLit};
    }
    &:valid::after {
      border-color: ${color.accent};
    }
  }
`;

const ruleStyles = css`
  margin-bottom: ${space.xl};
  padding-bottom: ${space.xl};
  border-bottom: 1px solid ${color.hairline};
  @media ${media.wide} {
    margin-bottom: ${space.xxl};
    padding: 0;
    border: 0;
  }
`;

/** The grid of a fieldset places its legend only if the legend floats. */
const Head = styled.legend`
  ${bareStyles}
  display: flex;
  align-items: baseline;
  font-size: min(${font.h3}, 8.5vw);
  @media ${media.wide} {
    float: inline-start;
    margin-block-start: -0.2rem;
    padding-inline-end: ${space.lg};
  }
`;

const Numeral = styled.span`
  flex: none;
  width: ${space.lg};
  color: ${color.accent};
  font-weight: 550;
`;

const Title = styled.h2`
  font-size: inherit;
  letter-spacing: ${tracking.title};
  ${Section}:has(${RadioButton}:user-invalid) & {
    color: ${color.danger};
  }
`;

const About = styled.p`
  padding-inline-start: ${space.lg};
  font-size: ${font.small};
  @media ${media.wide} {
    grid-row: 2;
    padding-inline-end: ${space.lg};
    text-wrap: balance;
  }
`;

const Controls = styled.div<{ $isLast: boolean }>`
  margin-block-start: ${space.md};
  @media ${media.wide} {
    margin: 0;
    grid-area: 1 / 2 / -1;
    ${({ $isLast }) => !$isLast && wideRuleStyles}
  }
`;

const wideRuleStyles = css`
  padding-bottom: ${space.xxl};
  border-bottom: 1px solid ${color.hairline};
`;
