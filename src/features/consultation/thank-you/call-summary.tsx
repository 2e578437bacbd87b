import styled, { css } from 'styled-components';
import { agency, contactLinks } from '#content/agency.ts';
import type { SiteWords } from '#content/words.ts';
import { callHours } from '#domain/call-hours.ts';
import { media, space } from '#styles/tokens.ts';
import { ButtonLink, SecondaryLink } from '#ui/button.tsx';
import { blank, part, shownIf } from '../page-parts.ts';
import { looksOnPaper, ofLook } from '../ticket/ticket.styles.ts';
import { Headline, Label, LargeLine, Line, Stub, Zone } from '../ticket/ticket.tsx';
import { TicketMark } from '../ticket/ticket-mark.tsx';
import { WithBlanks } from '../with-blanks.tsx';
import { Summary, TypedText } from './summary.tsx';

type CallSummaryProps = { words: SiteWords; state: 'requested' | 'agreed' };

/**
 * If the agency's hours have a time zone, a call that is only requested is the exception, so its
 * summary says that its time may change.
 */
export function CallSummary({ words, state }: CallSummaryProps) {
  const { callBooking, callPage, sentRequest } = words;
  const isAgreed = state === 'agreed';
  const look = isAgreed ? 'agreed' : 'tentative';
  const ToCalendar = isAgreed ? PrimaryToCalendar : SecondaryToCalendar;
  return (
    <Summary $look={looksOnPaper[look]} {...shownIf(state)}>
      <TicketMark of={look} />
      <Line>
        <Label>{isAgreed ? callPage.title : callBooking.requestedTime}</Label>{' '}
        <Headline {...blank('day')} /> <Headline {...blank('time')} /> <Zone {...blank('zone')} />
      </Line>
      {!isAgreed && callHours.timeZone && <MayChange>{sentRequest.toBeConfirmed}</MayChange>}
      <Line>
        <WithBlanks text={sentRequest.callTo} as={TypedText} />
      </Line>
      <ToCalendar {...part('calendar-entry')}>{sentRequest.addToCalendar}</ToCalendar>
      <ChangeStub>
        <Line {...shownIf('with-link')}>
          <CallLink {...part('call-link')}>{sentRequest.changeHere}</CallLink>
        </Line>
        <Line {...shownIf('without-link')}>
          {sentRequest.changeCall} <a href={contactLinks.phone}>{agency.phone}</a>.
        </Line>
      </ChangeStub>
    </Summary>
  );
}

const MayChange = styled(LargeLine)`
  margin-block-end: -${space.xs};
`;

const toCalendarStyles = css`
  margin-block: ${space.xs};
`;

const PrimaryToCalendar = styled(ButtonLink)`
  ${toCalendarStyles}
`;

const SecondaryToCalendar = styled(SecondaryLink)`
  ${toCalendarStyles}
`;

const ChangeStub = styled(Stub)`
  color: ${ofLook.inkFaint};
`;

const CallLink = styled.a`
  @media ${media.print} {
    &::after {
      content: attr(href);
      display: block;
      font-size: 11px;
    }
  }
`;
