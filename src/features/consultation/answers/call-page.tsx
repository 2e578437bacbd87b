import styled from 'styled-components';
import { filled } from '#content/filled.ts';
import type { SiteWords } from '#content/words.ts';
import { BY_AGENCY } from '#domain/agency-calls.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { dayAndTime, momentInFull, ownZone } from '#domain/moment-in-words.ts';
import { color, font, media, radius, size, space } from '#styles/tokens.ts';
import { buttonStyles } from '#ui/button.styles.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Container } from '#ui/section.tsx';
import { ticketStyles } from '../thank-you/thank-you.styles.ts';
import { OtherTimes, type ShownCall } from './other-times.tsx';

export type CallPageProps = {
  words: SiteWords;
  call: ShownCall;
  /** The address of this page, which the calendar entry contains. */
  link: string | null;
  /** The first day of the week whose times are shown. */
  week: string | null;
  problem?: string | undefined;
  /** The visitor has just sent the request. */
  isNew?: boolean | undefined;
};

type TitleProps = Pick<CallPageProps, 'call' | 'isNew' | 'problem'>;

export function callTitle({ callPage, thankYou }: SiteWords, { call, isNew, problem }: TitleProps) {
  if (problem) return callPage.notChanged;
  if (isNew) return thankYou.title;
  if (call.state !== 'open') return callPage[call.state].title;
  const { change, byAgency } = call.request;
  return change > 0 && byAgency !== 'freed' ? callPage.moved : callPage.title;
}

export function CallPage(props: CallPageProps) {
  const { words, call, problem, isNew } = props;
  const { callPage, thankYou } = words;
  const { needsAgreement } = call.request;
  const promise = needsAgreement ? thankYou.callPromise : thankYou.promise;
  const openLead = call.isByAgency ? callPage.forVisitor : callPage.lead;
  const lead = call.state === 'open' ? openLead : callPage[call.state].text;
  return (
    <>
      <PageHead
        title={callTitle(words, { call, isNew, problem })}
        lead={isNew ? `${thankYou.received} ${promise}` : lead}
        aside={<Ticket {...props} />}
      >
        {problem && (
          <Problem tabIndex={-1} autoFocus>
            {problem}
          </Problem>
        )}
      </PageHead>
      {call.state === 'open' && (
        <Container>
          <OtherTimes {...props} />
        </Container>
      )}
    </>
  );
}

type TicketProps = Pick<CallPageProps, 'words' | 'call' | 'link'>;

function Ticket({ words, call, link }: TicketProps) {
  const { callPage, locale, pages, sentRequest } = words;
  const { at, zone, request, state } = call;
  const isFreed = request.byAgency === 'freed' && request.needsAgreement;
  const changedByAgency = request.byAgency === 'changed' && <p>{callPage.byUs}</p>;
  const chosen = dayAndTime(request.answers, at, zone, locale);
  const dateAndTime = (
    <p>
      {state === 'open' && !isFreed && callPage.when} <strong>{chosen?.day}</strong>{' '}
      <span>{chosen?.time}</span>
    </p>
  );
  if (state !== 'open')
    return (
      <TicketCard data-state={state}>
        {at && state !== 'erased' && dateAndTime}
        {changedByAgency}
        <div data-stub>
          <ButtonLink href={pages.consultation}>{callPage.bookAgain}</ButtonLink>
        </div>
      </TicketCard>
    );

  return (
    <TicketCard>
      {dateAndTime}
      {at && call.isByAgency && zone !== ownZone() && (
        <p>{callPage.forUs(momentInFull(at, ownZone(), locale))}</p>
      )}
      {!call.isByAgency && changedByAgency}
      {request.needsAgreement && <p>{isFreed ? callPage.freed : sentRequest.toBeConfirmed}</p>}
      <div data-stub>
        {at && !isFreed && (
          <a data-variant="primary" download="call.ics" href={entryUrl({ words, call, link }, at)}>
            {callPage.toCalendar}
          </a>
        )}
        <a data-variant="secondary" href="#move">
          {callPage.move}
        </a>
        <a data-variant="secondary" data-danger href="#cancel">
          {callPage.cancel}
        </a>
      </div>
      {/* "?" drops the fragment #cancel. With it, the page after the post would show the question again. */}
      <form id="cancel" method="post" action={call.isByAgency ? `?${BY_AGENCY}` : '?'} data-stub>
        <p>
          <b>{callPage.cancelForGood}</b> {callPage.thenFree}
        </p>
        <input type="hidden" name="sequence" value={request.change} />
        <a data-variant="primary" href="#content">
          {callPage.keep}
        </a>
        <button type="submit" data-variant="secondary" data-danger name="action" value="cancel">
          {callPage.yesCancel}
        </button>
      </form>
    </TicketCard>
  );
}

function entryUrl({ words, call, link }: TicketProps, start: Date) {
  const { agency, locale, sentRequest } = words;
  const entry = calendarEntry({
    id: call.request.firstId ?? call.request.id,
    sequence: call.request.change,
    start,
    title: sentRequest.event,
    description: link && filled(sentRequest.linkTo, { link }),
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
  width: min(100%, ${size.prose});
  /* The link to #cancel shows this question in place of the buttons. The page scrolls only until the whole question is in sight. */
  form { scroll-margin-top: max(-2.25rem, 100svh - 24rem); }
  form:not(:target), &:has(:target) div { display: none; }
  &:has(:target) { --border-color: ${color.danger}; }
  &[data-state] { --border-color: ${color.hairlineLit}; }
  &[data-state='cancelled'] p:first-of-type { text-decoration: line-through; > * { color: ${color.textFaint}; } }

  p { font-size: ${font.small}; }
  strong + span { color: ${color.text}; font-size: ${font.body}; }
  [data-stub] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    @media ${media.print} { display: none; }
    > a { flex: auto; }
  }
  [data-stub] > p { flex-basis: 100%; margin-bottom: ${space.xs}; }
  b { display: block; color: ${color.text}; font-size: ${font.h3}; font-weight: 550; }
  [data-variant] { ${buttonStyles} flex: auto; max-width: 20rem; padding-inline: ${space.xs}; }
  form [data-variant] { flex: 1 1 9em; }
  [data-danger][data-variant] { color: ${color.danger}; }
`;
