import styled, { css } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { dayAndTime, momentInFull, momentInShort } from '#domain/moment-in-words.ts';
import { wallClockAt } from '#domain/wall-clock.ts';
import { agencyZone } from '#domain/zones.ts';
import { color, media } from '#styles/tokens.ts';
import { OnPaper } from '#ui/on-paper.tsx';
import { Headline, Label, LargeLine, Line, Lines, Ticket, Zone } from '../ticket/ticket.tsx';
import { TicketMark } from '../ticket/ticket-mark.tsx';
import { CallStub } from './call-stub.tsx';
import type { CallView, ShownCall } from './shown-call.ts';
import { ticketOf } from './ticket-of.ts';

type CallTicketProps = { words: SiteWords; call: ShownCall; link: string | null; view: CallView };

export function CallTicket(props: CallTicketProps) {
  const { words, call, link, view } = props;
  const { callPage, locale } = words;
  const { zone, request, agencyVisit } = call;
  const { begins: at, timeBefore, isByAgency } = call.callState;
  const { mark, look, sideBySideIn, label, note } = ticketOf(words, call, view);
  const isClosed = view.about === 'closed';
  const chosen = dayAndTime(request.formValues, at, zone, locale);
  const hasLines = chosen !== undefined || mark !== 'erased';
  const inShort = (moment: Date, zone: string) => momentInShort(moment, zone, locale);
  const OwnLabel = mark === 'cancelling' ? MutedLabel : Label;
  const Moment = mark === 'cancelled' ? CancelledMoment : Headline;
  return (
    <CallCard $look={look} $sideBySideIn={sideBySideIn} $isAbovePanel={view.about === 'times'}>
      <TicketMark
        of={mark}
        time={at ? wallClockAt(+at, zone).time : request.formValues['callTime']}
        sideBySideIn={sideBySideIn}
      />
      {hasLines && (
        <Lines $sideBySideIn={sideBySideIn}>
          {timeBefore && view.about === 'moved' && (
            <Line>
              {callPage.wasAt} <Before>{inShort(timeBefore, zone)}</Before>
            </Line>
          )}
          {chosen && (
            <Line>
              {label && <OwnLabel>{label}</OwnLabel>} <Moment>{chosen.day}</Moment>{' '}
              <Moment>{chosen.time}</Moment> <Zone>{chosen.zone}</Zone>
            </Line>
          )}
          {at && !isClosed && agencyVisit && inShort(at, zone) !== inShort(at, agencyZone()) && (
            <Line>{callPage.forUs(momentInFull(at, agencyZone(), locale))}</Line>
          )}
          {!agencyVisit && isByAgency && <Line>{callPage.byUs}</Line>}
          {note && <LargeLine>{note}</LargeLine>}
          {!isClosed && link && <OnPaper>{link}</OnPaper>}
        </Lines>
      )}
      <CallStub {...props} sideBySideIn={sideBySideIn} isTorn={hasLines} />
    </CallCard>
  );
}

const CallCard = styled(Ticket)<{ $isAbovePanel: boolean }>`
  ${({ $isAbovePanel }) => $isAbovePanel && asWideAsPanelStyles}
`;

const asWideAsPanelStyles = css`
  @media ${media.narrow} {
    width: min(100%, 42rem);
  }
`;

const MutedLabel = styled(Label)`
  color: ${color.textMuted};
`;

const CancelledMoment = styled(Headline)`
  color: ${color.textMuted};
  font-weight: 500;
  text-decoration-line: line-through;
  text-decoration-thickness: 1.5px;
  text-decoration-color: color-mix(in srgb, currentcolor 60%, transparent);
`;

const Before = styled.s`
  color: ${color.textFaint};
  @media ${media.phone} {
    display: block;
  }
`;
