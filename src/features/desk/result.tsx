import styled from 'styled-components';
import { operatorWords } from '#content/operator-words.ts';
import { DESK_ADDRESS } from './desk-frame.tsx';
import { Panel, Quiet, Title } from './desk-parts.ts';

const { desk } = operatorWords;

/** Says what an action did, or why it did nothing. `address` is the page with its button. */
export const Result = ({ sentences, address }: { sentences: string; address: string }) => (
  <Panel as="section">
    <Title>{desk.results.title}</Title>
    <Sentences role="status">{sentences}</Sentences>
    {address !== DESK_ADDRESS && <Quiet href={address}>‹ {desk.request.title}</Quiet>}
    <Quiet href={DESK_ADDRESS}>‹ {desk.back}</Quiet>
  </Panel>
);

const Sentences = styled.p`
  white-space: pre-line;
`;
