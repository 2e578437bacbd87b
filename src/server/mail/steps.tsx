import type { CSSProperties } from 'react';
import { light } from '#styles/light.ts';
import { Paragraph } from './paragraph.tsx';

type Step = { title: string; text: string };
type StepsProps = { title: string; steps: readonly Step[] };

export const Steps = ({ title, steps }: StepsProps) => (
  <>
    <Paragraph style={TITLE}>{title}</Paragraph>
    {steps.map((step, index) => (
      <div key={step.title} style={STEP}>
        <Paragraph style={STEP_TITLE}>
          {index + 1}. {step.title}
        </Paragraph>
        <Paragraph style={STEP_TEXT}>{step.text}</Paragraph>
      </div>
    ))}
  </>
);

export const stepsInText = ({ title, steps }: StepsProps) =>
  [`${title}:`, ...steps.map((step) => `- ${step.title}: ${step.text}`)].join('\n');

const TITLE: CSSProperties = { fontSize: 17, fontWeight: 600 };

const STEP: CSSProperties = {
  marginBottom: 16,
  paddingInlineStart: 14,
  borderInlineStart: `3px solid ${light.color.fieldBorder}40`,
};

const STEP_TITLE: CSSProperties = { margin: 0, fontWeight: 600 };

const STEP_TEXT: CSSProperties = { margin: 0, opacity: 0.8, textWrap: 'pretty' };
