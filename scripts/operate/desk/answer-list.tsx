import type { Outbox } from '#server/outbox/outbox.ts';
import { ActionForm, Actions } from './action-form.tsx';
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

/** How it stands, the last thirty days, and one page of what was received, newest first. */
export async function answerList(outbox: Outbox, question: Question, token: string) {
  const [health, days, found] = await Promise.all([
    outbox.health(),
    outbox.history(DAYS),
    outbox.newest(wantedBy(question), question.before, PAGE + 1),
  ]);
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;

  return paintPage(
    'Requests',
    <Frame>
      <Standing health={health} deliveredToday={days.at(-1)?.delivered ?? 0} now={Date.now()} />
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
