import styled from 'styled-components';
import { filled } from '#content/filled.ts';
import type { SiteWords } from '#content/words.ts';
import { AGENCY_VISIT, callLengthMs } from '#domain/agency-calls.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { dayAndTime, momentInFull, momentInShort, ourZone } from '#domain/moment-in-words.ts';
import { color, font, media, radius, space } from '#styles/tokens.ts';
import { buttonStyles, secondaryStyles } from '#ui/button.styles.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { requestedStyles, ticketStyles } from '../thank-you/thank-you.styles.ts';
import { Mark } from '../thank-you/thank-you.tsx';
import { OtherTimes, type ShownCall } from './other-times.tsx';

export type CallPageProps = {
  words: SiteWords;
  call: ShownCall;
  /** The address of this page, which the calendar entry contains. */
  link: string | null;
  /** `week` of the address: the first day of the week to show, or '' for the call's week. Null if the address has no `week`: then the page of a moved call says so, and offers no times. */
  week: string | null;
  problem?: string | undefined;
  /** The visitor has just sent the request. */
  isNew?: boolean | undefined;
  asksToCancel?: boolean | undefined;
};

type Shown = Omit<CallPageProps, 'words' | 'link'>;

export function callTitle({ callPage, thankYou }: SiteWords, shown: Shown) {
  const { call, problem, isNew, asksToCancel } = shown;
  if (problem) return callPage.notChanged;
  if (isNew) return thankYou.title;
  if (call.state !== 'coming') return callPage[call.state].title;
  if (asksToCancel) return callPage.cancelQuestion;
  return saysMoved(shown) ? callPage.moved : callPage.title;
}

/** The page says that the call has been moved, unless the agency agreed another time by telephone (`freed`), the address names a week, or the page shows a problem or a question. */
function saysMoved({ call, week, problem, asksToCancel }: Shown) {
  const { change, byAgency } = call.request;
  const hasOtherSubject = week !== null || problem || asksToCancel;
  return !hasOtherSubject && call.state === 'coming' && change > 0 && byAgency !== 'freed';
}

export function CallPage(props: CallPageProps) {
  const { words, call, problem, isNew, asksToCancel } = props;
  const { callPage, thankYou } = words;
  const { needsAgreement } = call.request;
  const promise = needsAgreement ? thankYou.promiseToConfirm : thankYou.promise;
  const visitorLead = asksToCancel ? callPage.thenFree : callPage.lead;
  const comingLead = call.isOpenedByAgency ? callPage.forVisitor : visitorLead;
  const lead = call.state === 'coming' ? comingLead : callPage[call.state].text;
  const saysDone = isNew || saysMoved(props);
  return (
    <PageHead
      title={callTitle(words, props)}
      lead={isNew ? `${thankYou.received} ${promise}` : lead}
      below={
        <>
          <Ticket {...props} saysDone={saysDone} />
          {call.state === 'coming' && !saysDone && !asksToCancel && <OtherTimes {...props} />}
        </>
      }
    >
      {problem && (
        <Problem tabIndex={-1} autoFocus>
          {problem}
        </Problem>
      )}
    </PageHead>
  );
}

function Ticket({ saysDone, ...props }: CallPageProps & { saysDone: boolean }) {
  const { words, call, asksToCancel } = props;
  const { callBooking, callPage, locale, pages, sentRequest } = words;
  const { at, atBefore, zone, request, state } = call;
  const isFreed = request.byAgency === 'freed';
  const byUs = !call.isOpenedByAgency && request.byAgency === 'changed' && <p>{callPage.byUs}</p>;
  const chosen = dayAndTime(request.answers, at, zone, locale);
  const when = request.needsAgreement ? callBooking.requestedTime : callPage.when;
  const label = state === 'coming' ? !isFreed && when : callPage.wasAt;
  const dateAndTime = (
    <p>
      {label && <small>{label}</small>} <strong>{chosen?.day}</strong>{' '}
      <span>{[chosen?.time, chosen?.zone].filter(Boolean).join(', ')}</span>
    </p>
  );
  if (state !== 'coming')
    return (
      <TicketCard data-state={state}>
        <Mark of={state} />
        {at && state !== 'erased' && dateAndTime}
        {byUs}
        <div data-stub>
          <ButtonLink href={pages.consultation}>{callPage.bookAgain}</ButtonLink>
        </div>
      </TicketCard>
    );

  // A time that is to be confirmed may change, so its calendar entry is not the primary way.
  const entryVariant = request.needsAgreement ? 'secondary' : 'primary';
  const inShort = (moment: Date, zone: string) => momentInShort(moment, zone, locale);
  const visit = call.isOpenedByAgency ? [AGENCY_VISIT] : [];
  const query = (...names: string[]) => `?${[...names, ...visit].join('&')}`;
  const coming = request.needsAgreement ? 'requested' : 'agreed';
  const shownState = asksToCancel ? 'cancelling' : coming;
  return (
    <TicketCard data-state={shownState}>
      <Mark of={shownState} />
      {atBefore && saysMoved(props) && (
        <p>
          {callPage.wasAt} <s>{inShort(atBefore, zone)}</s>
        </p>
      )}
      {dateAndTime}
      {at && call.isOpenedByAgency && inShort(at, zone) !== inShort(at, ourZone()) && (
        <p>{callPage.forUs(momentInFull(at, ourZone(), locale))}</p>
      )}
      {byUs}
      {request.needsAgreement && !asksToCancel && (
        <p>{isFreed ? callPage.freed : sentRequest.toBeConfirmed}</p>
      )}
      {asksToCancel ? (
        <form method="post" action={query()} data-stub>
          <input type="hidden" name="change" value={request.change} />
          <a data-variant="primary" href={query()}>
            {callPage.keep}
          </a>
          <button type="submit" data-variant="secondary" data-danger name="action" value="cancel">
            {callPage.yesCancel}
          </button>
        </form>
      ) : (
        <div data-stub>
          {at && !isFreed && (
            <a data-variant={entryVariant} download="call.ics" href={entryUrl(props, at)}>
              {callPage.toCalendar}
            </a>
          )}
          <a data-variant="secondary" href={`${saysDone ? query('week') : ''}#move`}>
            {callPage.move}
          </a>
          <a data-variant="secondary" data-danger href={query('cancel')}>
            {callPage.cancel}
          </a>
        </div>
      )}
    </TicketCard>
  );
}

function entryUrl({ words, call, link }: CallPageProps, start: Date) {
  const { agency, locale, sentRequest } = words;
  const entry = calendarEntry({
    id: call.request.firstId ?? call.request.id,
    sequence: call.request.change,
    start,
    lengthMs: callLengthMs(call.request),
    status: call.request.needsAgreement ? 'TENTATIVE' : undefined,
    title: sentRequest.eventTitle,
    description: link && filled(sentRequest.changeByLink, { link }),
    url: link,
    locale,
    organizer: agency.email,
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(entry)}`;
}

const Problem = styled.p`
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.danger};
  border-radius: ${radius.control};
  color: ${color.text};
`;

const TicketCard = styled.div`
  ${ticketStyles}
  main:has(&) { align-content: start; } /* The title stays where it is when a visitor acts on the call. */
  --mark: ${color.textFaint};
  &[data-state='agreed'] { --mark: ${color.done}; }
  &[data-state='requested'] { ${requestedStyles} > p + p { color: ${color.text}; } }
  &[data-state='cancelling'] { --mark: ${color.danger}; --rim: solid color-mix(in srgb, ${color.danger} 50%, transparent); --border-color: ${color.hairline}; small { color: ${color.textMuted}; } }
  &[data-state='cancelled'] :is(strong, strong + span) { color: ${color.textMuted}; text-decoration: line-through 2px; }
  s { color: ${color.textFaint}; }

  strong + span { color: ${color.text}; font-size: clamp(${font.body}, 2.6vw, 1.375rem); }
  [data-stub] {
    @media ${media.print} { display: none; }
    > :is(a, button) { flex: auto; }
  }
  [data-variant] { ${buttonStyles} padding-inline: ${space.xs}; }
  form[data-stub] > [data-variant] { flex: 1 1 0; }
  /* When another time is chosen, the button that moves the call is primary, so no button of the ticket is. */
  body:has([name='at']:checked) & [data-variant='primary'] { ${secondaryStyles} }
  [data-danger][data-variant] { color: ${color.danger}; }
`;
