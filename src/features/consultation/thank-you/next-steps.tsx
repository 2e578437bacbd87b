import styled, { css } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, space } from '#styles/tokens.ts';

export function NextSteps({ words: { locale, nextSteps } }: { words: SiteWords }) {
  const last = nextSteps.steps.at(-1);
  return (
    <Steps>
      {nextSteps.steps.map((step, index) => {
        const Step = step === last ? LastStep : StepBeforeAnother;
        return (
          <Step key={step.title}>
            <Dot aria-hidden="true">{(index + 1).toLocaleString(locale)}</Dot>
            <Title>{step.title}</Title>
            {step.text && <Text>{step.text}</Text>}
          </Step>
        );
      })}
    </Steps>
  );
}

const DOT = '2rem';

const Steps = styled.ol`
  @media ${media.medium} {
    display: grid;
    grid-template: auto auto 1fr / repeat(3, 1fr);
    column-gap: ${space.lg};
  }
  @media ${media.phone} {
    max-width: 17.25rem;
    margin-inline: auto;
  }
`;

const LastStep = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${DOT} 1fr;
  column-gap: min(${space.md}, 4vw);
  padding-bottom: ${space.lg};
  @media ${media.medium} {
    grid-row: span 3;
    grid-template: subgrid / 1fr;
    justify-items: center;
    padding: 0;
    text-align: center;
  }
`;

const StepBeforeAnother = styled(LastStep)`
  &::before {
    content: '';
    position: absolute;
    inset-block: ${DOT} 0;
    inset-inline-start: calc(${DOT} / 2 - 0.5px);
    border-inline-start: 1px solid ${color.hairlineLit};
    @media ${media.medium} {
      inset-block: calc(${DOT} / 2) auto;
      inset-inline: calc(50% + ${DOT}) calc(${DOT} - 50% - ${space.lg});
      border-block-start: 1px solid ${color.hairlineLit};
      border-inline: 0;
    }
  }
`;

const Dot = styled.span`
  grid-row: 1 / 3;
  display: grid;
  place-items: center;
  width: ${DOT};
  height: ${DOT};
  border: 1px solid ${color.hairlineLit};
  border-radius: 50%;
  color: ${color.accent};
  background: ${color.panelTop};
  font-size: ${font.small};
  font-weight: 600;
  @media ${media.medium} {
    grid-row: 1;
    margin-block-end: ${space.md};
  }
`;

const besideDotStyles = css`
  grid-column: 2;
  @media ${media.medium} {
    grid-column: 1;
  }
`;

const Title = styled.h3`
  ${besideDotStyles}
  font-size: ${font.body};
  line-height: 1.4;
`;

const Text = styled.p`
  ${besideDotStyles}
  margin-block-start: ${space.xxs};
  font-size: ${font.small};
  text-wrap: balance;
`;
