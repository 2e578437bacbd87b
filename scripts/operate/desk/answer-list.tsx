import { callHours } from '#domain/call-hours.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { ActionForm, Actions } from './action-form.tsx';
import { ComingCalls } from './calls.tsx';
import { Frame } from './frame.tsx';
import { placeOf } from './guard.ts';
import { paintPage } from './paint-page.tsx';
import { addressOf, type Question, wantedBy } from './read-question.ts';
import { RequestList } from './request-list.tsx';
import { SearchForm } from './search-form.tsx';
import { Standing } from './standing.tsx';
import { ThirtyDays } from './thirty-days.tsx';

const PAGE = 50;
const DAYS = 30;
const MOST_CALLS = 1_000;

/** How it stands, the last thirty days, and one page of what was received, newest first. */
export async function answerList(outbox: Outbox, question: Question, token: string) {
  const now = Date.now();
  const [health, days, found, waiting, calls] = await Promise.all([
    outbox.health(),
    outbox.history(DAYS),
    outbox.newest(wantedBy(question), question.before, PAGE + 1),
    outbox.newest({ states: ['pending'] }, undefined, PAGE),
    callsToCome(outbox, now),
  ]);
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;

  return paintPage(
    'Requests',
    <Frame>
      <Standing
        health={health}
        waiting={waiting}
        deliveredToday={days.at(-1)?.delivered ?? 0}
        now={now}
      />
      <ComingCalls requests={calls} now={now} />
      <ThirtyDays days={days} />
      <SearchForm question={question} />
      {shown.length === 0 ? <p>No request is like that.</p> : <RequestList requests={shown} />}
      {last && <a href={addressOf({ ...question, before: last })}>Older ones</a>}
      <Actions>
        {health.undelivered + health.parked > 0 && <ActionForm action="retry all" token={token} />}
        <ActionForm action="export" token={token} about={{ listed: addressOf(question) }} />
      </Actions>
    </Frame>,
    placeOf(token),
  );
}

/** Where the hours are the agency's the store knows the moments; elsewhere they stand in what the visitors wrote. */
async function callsToCome(outbox: Outbox, now: number) {
  if (callHours.timeZone) return outbox.comingCalls();
  const since = now - (callHours.daysAhead + 2) * 86_400_000;
  const states = ['pending', 'delivered', 'parked'] as const;
  return outbox.newest({ states, since, word: 'phone' }, undefined, MOST_CALLS);
}
