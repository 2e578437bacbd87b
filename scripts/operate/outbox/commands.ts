import { bookingsIn } from '#server/bookings/bookings.ts';
import type { Outbox } from '#server/leads.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { actions, counted } from '../actions.ts';
import { NotDone } from '../open-site-outbox.ts';
import { backup, restore } from './backup.ts';
import { exportRequests } from './export-requests.ts';
import { mailFacts } from './mail-facts.ts';
import type { Arguments } from './read-arguments.ts';
import { inFull, momentInUtc, nextTry, pauseInWords, remark } from './view.ts';

const others = { list, show, forget, purge, backup, restore, export: exportRequests };
export const commands = { ...actions, ...others };

const WIDTHS = [36, 9, 19, 5, 13];
const MAX_ROWS = 100;

function row(...cells: string[]) {
  const padded = cells.map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0));
  return `${padded.join('  ').trimEnd()}\n`;
}

async function* list(outbox: Outbox, given: Arguments) {
  const found = await outbox.newest(given, undefined, MAX_ROWS + 1);
  if (found.length === 0) yield 'No request was found.\n';
  else yield row('id', 'state', 'received (UTC)', 'tries', 'next try', 'remark');
  for (const request of found.slice(0, MAX_ROWS)) {
    const { id, state, acceptedAt, attempts } = request;
    yield row(id, state, momentInUtc(acceptedAt), `${attempts}`, nextTry(request), remark(request));
  }
  if (found.length > MAX_ROWS) yield '… and older ones: add --state, --since or a word.\n';
  // Reading health writes to the store, which fails in a read-only one.
  const health = await outbox.health().catch(() => undefined);
  if (health?.pausedSince) yield `${pauseInWords(health)}\n`;
}

async function* show(outbox: Outbox, { id = '' }: Arguments) {
  const request = await outbox.find(id);
  if (!request) throw new NotDone(`There is no request with the id ${id}.`);
  const versions = await bookingsIn(outbox).versionsOf(request);
  yield `${inFull(request, versions, await mailFacts(outbox, request))}\n`;
}

async function* forget(outbox: Outbox, given: Arguments) {
  yield* actions.forget(outbox, given);
  if (!given.isSure) yield 'To do it, add --yes.\n';
}

async function* purge(outbox: Outbox, { days, isSure }: Arguments & { days: number }) {
  const what = `${counted(await outbox.countPurgeable(days))} delivered more than ${days} days ago`;
  if (!isSure) {
    yield `This would erase what visitors wrote in ${what}, for good.\n`;
    yield 'The ids stay. It also deletes held requests older than 90 days. To do it, add --yes.\n';
    return;
  }
  // A few at a time, so that the site can write in between.
  for (const each of [outbox, mailsIn(outbox.engine)]) while ((await each.purge(days)) > 0);
  await outbox.reclaim();
  yield `Erased what visitors wrote in ${what}. The ids stay.\n`;
}
