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
  const words = (
    <>
      {title && <Heading>{title}</Heading>}
      {lead && <Lead>{lead}</Lead>}
      {steps && steps.length > 0 && (
        <ol aria-hidden="true">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {action && <ButtonLink href={href}>{action}</ButtonLink>}
      <OnPaper>{onPaper}</OnPaper>
    </>
  );
  if (steps)
    return (
      <Section id={id}>
        <StepsCard>{words}</StepsCard>
      </Section>
    );
  return (
    <Evening id={id} $ground={sky.evening('50%')}>
      {children}
      <Words>{words}</Words>
    </Evening>
  );
}

/** `onPaper` is an address in place of the button. */
type Invitation = Record<'title' | 'lead' | 'action' | 'href' | 'onPaper', string>;
type CallToActionProps = Invitation & {
  id?: string;
  steps?: readonly string[];
  children?: ReactNode;
};

const StepsCard = styled(Card)`
  display: grid;
  gap: ${space.md};
  padding-block: ${space.sectionHead};
  ${focalCardStyles('70% 120% at 100% 100%')}

  @media ${media.wide} {
    padding-inline: ${space.xxl};
  }
  /* One line runs through the checks. */
  ol {
    margin-block: ${space.md} -${space.md};
    font-size: ${font.small};
    margin-inline-start: ${space.sm};
    @media ${media.print} {
      display: none;
    }
  }
  li {
    position: relative;
    isolation: isolate;
    display: flex;
    gap: ${space.md};
    padding-block-end: ${space.lg};
    border-inline-start: 1px solid ${color.done};
    color: ${color.text};
    line-height: 1.5rem;
  }
  li:last-of-type {
    border-color: transparent;
  }
  li::before {
    ${checkStyles} margin-inline-start: -0.42em;
    color: ${color.done};
  }
  li::after {
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
  /* Here the line is horizontal and spans the card. */
  @media screen and ${media.medium} {
    grid-template: auto auto auto / 1fr auto;
    column-gap: ${space.lg};
    > a {
      grid-area: 1 / 2 / span 2;
      align-self: center;
    }
    > ol {
      grid-area: 3 / 1 / auto / span 2;
      display: flex;
      margin: ${space.xl} 0 0;
      border-top: 1px solid ${color.done};
    }
    li {
      flex: 1;
      flex-direction: column;
      align-items: center;
      gap: 1.1rem;
      padding: 0;
      border: 0;
    }
    li:first-of-type {
      align-items: start;
    }
    li:last-of-type {
      align-items: end;
    }
    li::before {
      margin: -0.35em 0.4em 0;
    }
    li::after {
      top: calc(-0.75rem - 0.5px);
      inset-inline: auto;
    }
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
