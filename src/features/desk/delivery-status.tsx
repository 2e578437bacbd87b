import styled from 'styled-components';
import { color, font, space } from '#styles/tokens.ts';
import { ActionForm } from './action-form.tsx';
import { Line, Panel, Title } from './desk-parts.ts';
import type { Delivery } from './shown.ts';

/** Troubles stand first. If there are none, one line says so. */
export const DeliveryStatus = ({ flow, inWords, sentences, actions }: Delivery) => (
  <Status as="section" data-delivery={flow}>
    <Headline>
      <Light $isWell={flow === 'flows'} />
      {inWords}
    </Headline>
    {sentences.map((sentence) => (
      <Line key={sentence}>{sentence}</Line>
    ))}
    {actions.map((action) => (
      <ActionForm key={action} action={action} />
    ))}
  </Status>
);

const Status = styled(Panel)`
  gap: ${space.sm};
`;

const Headline = styled(Title)`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  font-size: ${font.body};
`;

const Light = styled.i<{ $isWell: boolean }>`
  flex: none;
  width: 0.6rem;
  height: 0.6rem;
  border-radius: 50%;
  background: ${({ $isWell }) => ($isWell ? color.done : color.danger)};
`;
