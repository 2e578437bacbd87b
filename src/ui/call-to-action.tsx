import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, sky, space } from '#styles/tokens.ts';
import { ButtonLink } from './button.tsx';
import { Card, focalCardStyles } from './card.tsx';
import { checkStyles } from './check.styles.ts';
import { OnPaper } from './on-paper.tsx';
import { Ground, Heading, Lead, Section } from './section.tsx';

export function CallToAction({
  id,
  steps,
  title,
  lead,
  action,
  href,
  onPaper,
  children,
}: CallToActionProps) {
  if (steps)
    return (
      <Section id={id}>
        <StepsCard>
          {title && <Heading>{title}</Heading>}
          {lead && <Lead>{lead}</Lead>}
          {steps.length > 0 && (
            <Steps aria-hidden="true">
              {steps.map((step, index) => {
                const Step = stepAt(index, steps.length);
                return <Step key={step}>{step}</Step>;
              })}
            </Steps>
          )}
          {action && <ActionBesideWords href={href}>{action}</ActionBesideWords>}
          <OnPaper>{onPaper}</OnPaper>
        </StepsCard>
      </Section>
    );
  return (
    <Evening id={id} $ground={sky.evening('50%')}>
      {children}
      <Words>
        {title && <Heading>{title}</Heading>}
        {lead && <Lead>{lead}</Lead>}
        {action && <ButtonLink href={href}>{action}</ButtonLink>}
        <OnPaper>{onPaper}</OnPaper>
      </Words>
    </Evening>
  );
}

function stepAt(index: number, count: number) {
  if (index === count - 1) return LastStep;
  return index === 0 ? FirstStep : Step;
}

/** `onPaper` is an address in place of the button. */
type Invitation = Record<'title' | 'lead' | 'action' | 'href' | 'onPaper', string>;
type CallToActionProps = Invitation & {
  id?: string;
  steps?: readonly string[];
  children?: ReactNode;
};

/** In windows of medium width and more, a horizontal line of steps spans the card. */
const across = `screen and ${media.medium}`;

const StepsCard = styled(Card)`
  display: grid;
  gap: ${space.md};
  padding-block: ${space.sectionHead};
  ${focalCardStyles('70% 120% at 100% 100%')}

  @media ${media.wide} {
    padding-inline: ${space.xxl};
  }
  @media ${across} {
    grid-template: auto auto auto / 1fr auto;
    column-gap: ${space.lg};
  }
`;

const ActionBesideWords = styled(ButtonLink)`
  @media ${across} {
    grid-area: 1 / 2 / span 2;
    align-self: center;
  }
`;

const Steps = styled.ol`
  margin-block: ${space.md} -${space.md};
  margin-inline-start: ${space.sm};
  font-size: ${font.small};

  @media ${across} {
    grid-area: 3 / 1 / auto / span 2;
    display: flex;
    margin: ${space.xl} 0 0;
    border-top: 1px solid ${color.done};
  }
  @media ${media.print} {
    display: none;
  }
`;

/** One line runs through the checks. */
const Step = styled.li`
  position: relative;
  isolation: isolate;
  display: flex;
  gap: ${space.md};
  padding-block-end: ${space.lg};
  border-inline-start: 1px solid ${color.done};
  color: ${color.text};
  line-height: 1.5rem;

  &::before {
    ${checkStyles}
    margin-inline-start: -0.42em;
    color: ${color.done};
  }
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-inline-start: calc(-0.75rem - 0.5px);
    width: 1.5rem;
    aspect-ratio: 1;
    border: 1px solid ${color.done};
    border-radius: 50%;
    background: ${color.surface};
  }
  @media ${across} {
    flex: 1;
    flex-direction: column;
    align-items: center;
    gap: 1.1rem;
    padding: 0;
    border: 0;

    &::before {
      margin: -0.35em 0.4em 0;
    }
    &::after {
      top: calc(-0.75rem - 0.5px);
      inset-inline: auto;
    }
  }
`;

const FirstStep = styled(Step)`
  @media ${across} {
    align-items: start;
  }
`;

const LastStep = styled(Step)`
  border-color: transparent;
  @media ${across} {
    align-items: end;
  }
`;

/** It takes the place of the footer's margin. */
const Evening = styled(Ground)`
  margin-block-end: calc(-1 * ${space.section});
  padding: calc(2 * ${space.sectionHead}) ${space.gutter};
`;

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  max-width: min(30rem, max(18rem, 40vw));
  margin-inline: auto;
  text-align: center;
`;
