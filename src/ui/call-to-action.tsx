import type { ReactNode } from 'react';
import styled from 'styled-components';
import { sky, space } from '#styles/tokens.ts';
import { ButtonLink } from './button.tsx';
import { OnPaper } from './on-paper.tsx';
import { Ground, Heading, Lead } from './section.tsx';

export function CallToAction({
  id,
  title,
  lead,
  action,
  href,
  onPaper,
  children,
}: CallToActionProps) {
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

/** `onPaper` is an address in place of the button. */
type Invitation = Record<'title' | 'lead' | 'action' | 'href' | 'onPaper', string>;
type CallToActionProps = Invitation & { id?: string; children?: ReactNode };

/** It takes the place of the footer's margin. */
const Evening = styled(Ground)`
  margin-block-end: calc(-1 * ${space.section});
  padding: calc(2 * ${space.sectionHead}) ${space.gutter};
`;

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  max-width: min(30rem, max(18rem, 40vw), 100% - 2.5rem);
  margin-inline: auto;
  text-align: center;
`;
