import styled from 'styled-components';
import { part } from './page-parts.ts';
import { WithBlanks } from './with-blanks.tsx';

/** The page says `soon` until its module knows that the agency is closed. */
export const ReplyPromise = ({ soon, later }: { soon: string; later: string }) => (
  <>
    <span {...part('reply-soon')}>{soon}</span>
    <span {...part('reply-later')} hidden>
      <WithBlanks text={later} as={Moment} />
    </span>
  </>
);

/** It moves to the next line as a whole. */
const Moment = styled.bdi`
  display: inline-block;
`;
