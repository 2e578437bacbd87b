import styled, { css } from 'styled-components';
import { BrowserModule } from '#browser/built-modules.tsx';
import { visitorsEntry } from '#content/visitors-entry.ts';
import type { SiteWords } from '#content/words.ts';
import { AGENCY_VISIT } from '#domain/agency-calls.ts';
import { entryUrl } from '#domain/calendar-entry.ts';
import type { PastState } from '#domain/call-state.ts';
import { dayAndTime, momentInFull, momentInShort } from '#domain/moment-in-words.ts';
import { wallClockAt } from '#domain/wall-clock.ts';
import { ourZone } from '#domain/zones.ts';
import { color, media, radius, space } from '#styles/tokens.ts';
import { buttonStyles, secondaryStyles } from '#ui/button.styles.ts';
import { ButtonLink } from '#ui/button.tsx';
import { OnPaper } from '#ui/on-paper.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { requestedStyles, ticketStyles } from '../thank-you/thank-you.styles.ts';
import { Mark } from '../thank-you/thank-you.tsx';
import { OtherTimes, type ShownCall } from './other-times.tsx';

/** What the page is about. `week` is the first day of the week to show. Without one, the call's week is shown. */
export type CallView =
  | { about: 'sent' | 'moved' | 'cancelling' }
  | { about: 'times'; week: string | null; problem?: string }
  | { about: 'past'; state: PastState };

/** `link` is the address of this page, which the calendar entry contains. */
type CallPageProps = { words: SiteWords; call: ShownCall; link: string | null; view: CallView };

export function callHead({ callPage, thankYou }: SiteWords, call: ShownCall, view: CallView) {
  const { state, isOpenedByAgency } = call;
  const promise = state.is === 'agreed' ? thankYou.promise : thankYou.promiseToConfirm;
  const lead = isOpenedByAgency ? callPage.forVisitor : callPage.lead;
  switch (view.about) {
    case 'sent':
      return { title: thankYou.title, text: `${thankYou.received} ${promise}` };
    case 'moved':
      return { title: callPage.moved, text: lead };
    case 'cancelling':
      return { title: callPage.cancelQuestion, text: isOpenedByAgency ? lead : callPage.thenFree };
    case 'times':
      return { title: view.problem ? callPage.notChanged : callPage.title, text: lead };
    case 'past':
      return callPage[view.state];
  }
}

export function CallPage(props: CallPageProps) {
  const { words, call, view } = props;
  const { title, text } = callHead(words, call, view);
  return (
    <>
      <PageHead
        title={title}
        lead={text}
        below={
          <>
            <Ticket {...props} />
            {view.about === 'times' && <OtherTimes words={words} call={call} week={view.week} />}
          </>
        }
      >
        {view.about === 'times' && view.problem && (
          <Problem tabIndex={-1} autoFocus>
            {view.problem}
          </Problem>
        )}
      </PageHead>
      <BrowserModule name="callPage" />
    </>
  );
}

function Ticket(props: CallPageProps) {
  const { words, call, link, view } = props;
  const { callBooking, callPage, locale, sentRequest } = words;
  const { zone, request, isOpenedByAgency } = call;
  const { begins: at, before, isByAgency } = call.state;
  const isPast = view.about === 'past';
  const isFreed = call.state.is === 'freed';
  const agreed = call.state.is === 'agreed' ? 'agreed' : 'requested';
  const when = agreed === 'agreed' ? callPage.when : callBooking.requestedTime;
  const label = isPast ? callPage.wasAt : !isFreed && when;
  const coming = view.about === 'cancelling' ? view.about : agreed;
  const state = isPast ? view.state : coming;
  const chosen = dayAndTime(request.answers, at, zone, locale);
  const inShort = (moment: Date, zone: string) => momentInShort(moment, zone, locale);
  return (
    <TicketCard data-state={state}>
      <Mark of={state} time={at ? wallClockAt(+at, zone).time : request.answers['callTime']} />
      {before && view.about === 'moved' && (
        <p>
          {callPage.wasAt} <s>{inShort(before, zone)}</s>
        </p>
      )}
      {chosen && (
        <p>
          {label && <small>{label}</small>} <strong>{chosen.day}</strong>{' '}
          <strong>{chosen.time}</strong> <span>{chosen.zone}</span>
        </p>
      )}
      {at && !isPast && isOpenedByAgency && inShort(at, zone) !== inShort(at, ourZone()) && (
        <p>{callPage.forUs(momentInFull(at, ourZone(), locale))}</p>
      )}
      {!isOpenedByAgency && isByAgency && <p>{callPage.byUs}</p>}
      {state === 'requested' && <p>{isFreed ? callPage.freed : sentRequest.toBeConfirmed}</p>}
      {!isPast && link && <OnPaper>{link}</OnPaper>}
      <TicketStub {...props} />
    </TicketCard>
  );
}

function TicketStub({ words, call, link, view }: CallPageProps) {
  const { callPage, pages } = words;
  if (view.about === 'past')
    return (
      <div data-stub>
        <ButtonLink href={pages.consultation}>{callPage.bookAgain}</ButtonLink>
      </div>
    );

  const visit = call.isOpenedByAgency ? [AGENCY_VISIT] : [];
  const query = (...names: string[]) => `?${[...names, ...visit].join('&')}`;
  if (view.about === 'cancelling')
    return (
      <form method="post" action={query()} data-stub>
        <input type="hidden" name="change" value={call.request.change} />
        <a data-variant="primary" href={query()}>
          {callPage.keep}
        </a>
        <button type="submit" data-variant="secondary" data-danger name="action" value="cancel">
          {callPage.yesCancel}
        </button>
      </form>
    );

  const start = call.ownTime;
  const state = call.state.is === 'agreed' ? 'agreed' : 'requested';
  const entry = start && visitorsEntry(words, call.request, { start, state, link });
  const toTimes = view.about === 'times' ? '' : query('week');
  return (
    <div data-stub>
      {entry && (
        <a data-variant="primary" download="call.ics" href={entryUrl(entry)}>
          {callPage.toCalendar}
        </a>
      )}
      <a data-variant="secondary" href={`${toTimes}#move`}>
        {callPage.move}
      </a>
      <a data-variant="secondary" data-danger href={query('cancel')}>
        {callPage.cancel}
      </a>
    </div>
  );
}

const Problem = styled.p`
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.danger};
  border-radius: ${radius.control};
  color: ${color.text};
  &:focus-visible {
    border-color: transparent;
  }
`;

const stubAtSideStyles = css`
  grid-template-columns: auto 1fr auto;
  gap: 0 min(${space.xxl}, 4vw);
  place-items: center start;
  width: min(100%, 60rem);
  margin-block-start: ${space.md};
  padding: ${space.xl};
  text-align: start;
  @media ${media.lowWindow} {
    margin-block-start: 0;
  }

  > svg {
    position: static;
    grid-row: 1 / span 6;
    margin-inline-start: ${space.md};
  }
  > p {
    grid-column: 2;
    + p {
      margin-block-start: ${space.sm};
    }
    &:only-of-type {
      grid-row: 1 / span 6;
    }
  }
  > div {
    grid-column: 2;
  }
  > [data-stub] {
    grid-area: 1 / 3 / span 6;
    display: grid;
    grid-template-columns: min(13rem, max(17vw, 9rem));
    place-content: center;
    align-self: stretch;
    margin: calc(-1 * ${space.xl}) 0;
    padding-block: ${space.xl};
    padding-inline: ${space.xl} 0;
    border-block: 0;
    border-inline-start: 1px var(--tear, dashed) ${color.hairlineLit};
  }
`;

const TicketCard = styled.div`
  ${ticketStyles}
  &:where(:not(:last-child)) {
    width: min(100%, 42rem);
  }
  main:has(&) {
    align-content: start;
    padding-block-end: ${space.lg};
    margin-block-start: calc(1.25rem - ${space.sectionHead});
    @media ${media.wide} {
      margin-block-start: -1.25rem;
    }
  } /* The title stays where it is when a visitor acts on the call, and where Thank You's was. */
  --mark: ${color.textFaint};
  &:not([data-state='agreed'], [data-state='requested']) {
    --rays: 0.3;
  }
  &[data-state='agreed'] {
    --mark: ${color.done};
  }
  &[data-state='requested'] {
    ${requestedStyles} > p + p:last-of-type {
      color: ${color.text};
      font-size: 1.125rem;
    }
  }
  &[data-state='cancelling'] {
    --mark: ${color.danger};
    --rim: solid color-mix(in srgb, ${color.danger} 50%, transparent);
    --border-color: ${color.hairline};
    small {
      color: ${color.textMuted};
    }
  }
  &[data-state='cancelled'] strong {
    color: ${color.textMuted};
    font-weight: 500;
    text-decoration: line-through 1.5px color-mix(in srgb, currentcolor 60%, transparent);
  }
  s {
    color: ${color.textFaint};
    @media ${media.phone} {
      display: block;
    }
  }

  [data-stub] {
    row-gap: ${space.sm};
    @media ${media.print} {
      display: none;
    }
    > :is(a, button) {
      flex: 1;
      &:only-child {
        flex: 0 1 15rem;
      }
    }
    > [download] {
      @media ${media.phone} {
        flex-basis: 100%;
      }
    }
  }
  [data-variant] {
    ${buttonStyles} padding-inline: ${space.xs};
  }
  /* The ticket of a coming call has its stub at the side: in wide windows, and for the question before cancelling also in low ones, so that both answers are in sight. */
  @media ${media.wide} {
    &:is([data-state='agreed'], [data-state='requested'], [data-state='cancelling']) {
      ${stubAtSideStyles}
    }
  }
  @media ${media.mediumAndLow} {
    &[data-state='cancelling'] {
      ${stubAtSideStyles}
    }
  }
  /* A time that is to be confirmed may change, so its calendar entry is not primary. When another time is chosen, the button that moves the call is. */
  &[data-state='requested'] [data-variant],
  body:has([name='at']:checked) & [data-variant='primary'],
  [data-stub] > [href$='#move'] {
    ${secondaryStyles} border-color: ${color.hairlineLit};
  }
  [data-stub] > [href$='#move'] {
    background: none;
  }
  [data-danger][data-variant] {
    border-color: color-mix(in srgb, ${color.danger} 40%, transparent);
    color: ${color.danger};
    background: none;
    &:is(a) {
      border-color: transparent;
    }
  }
`;
