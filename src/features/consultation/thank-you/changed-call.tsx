import type { SiteWords } from '#content/words.ts';
import { part } from '../page-parts.ts';
import { looksOnPaper } from '../ticket/ticket.styles.ts';
import { LargeLine, Line } from '../ticket/ticket.tsx';
import { TicketMark } from '../ticket/ticket-mark.tsx';
import { Summary } from './summary.tsx';

/** It stands instead of the call once the visitor has moved or cancelled it. */
export const ChangedCall = ({ words: { sentRequest } }: { words: SiteWords }) => (
  <Summary $look={looksOnPaper.tentative} {...part('changed-call')} hidden>
    <TicketMark of="tentative" />
    <LargeLine>{sentRequest.changedSince}</LargeLine>
    <Line>
      <a {...part('changed-call-link')}>{sentRequest.seeCall}</a>
    </Line>
  </Summary>
);
