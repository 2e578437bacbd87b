import { bookingsIn } from '#server/bookings/bookings.ts';
import type { Outbox } from '#server/leads.ts';
import type { Place } from '#server/open-outbox.ts';
import type { Selection } from '#server/outbox/requests.ts';
import type { RequestState } from '#server/outbox/stored-request.ts';
import { actions, counted } from '../actions.ts';
import { jsonLine } from '../json-line.ts';
import { NotDone } from '../open-site-outbox.ts';
import { table } from '../table.ts';
import { backup, restore } from './stores.ts';
import { everything, fieldsOf, LIST_HEADER, listRow, pause, summary } from './view.ts';

export const commands = { list, show, ...actions, forget, purge, backup, restore };

export type Asked = Pick<Selection, 'word' | 'since'> & {
  states: readonly RequestState[];
  id: string | undefined;
  person: string | undefined;
  file: string | undefined;
  output: string | undefined;
  format: 'table' | 'json' | 'csv';
  limit: number;
  days: number;
  undelivered: boolean;
  isSure: boolean;
  place: Place;
};

const OR = new Intl.ListFormat('en', { type: 'disjunction' });

async function* list(outbox: Outbox, { format, limit, ...asked }: Asked) {
  if (format === 'json') {
    for await (const request of outbox.list(asked)) yield jsonLine(summary(request));
    return;
  }
  const found = await outbox.newest(asked, undefined, limit + 1);
  const rows = found.slice(0, limit).map((request) => listRow(request, Date.now()));
  const like = (asked.word ?? asked.since) === undefined ? '' : ' like that';
  if (found.length === 0) yield `No request${like} is ${OR.format(asked.states)}.\n`;
  else yield `${table(LIST_HEADER, rows)}\n`;
  if (found.length > limit) yield `… and more: --limit ${limit * 10} shows them.\n`;
  // Health writes to the store. One that is read-only can still be listed.
  const health = await outbox.health().catch(() => undefined);
  if (health?.pausedSince) yield `${pause(health)}\n`;
}

async function* show(outbox: Outbox, { id = '', format }: Asked) {
  const request = await outbox.find(id);
  if (!request) throw new NotDone(`There is no request with the id ${id}.`);
  yield format === 'json'
    ? jsonLine({ ...summary(request), request: fieldsOf(request.body) })
    : `${everything(request, await bookingsIn(outbox).story(request), Date.now())}\n`;
}

async function* forget(outbox: Outbox, asked: Asked) {
  yield* actions.forget(outbox, asked);
  if (!asked.isSure) yield 'To do it, add --yes.\n';
}

async function* purge(outbox: Outbox, { days, isSure }: Asked) {
  const what = `delivered more than ${days} days ago`;
  const count = counted(await outbox.countPurgeable(days));
  if (!isSure) {
    yield `This would erase what visitors wrote in ${count} ${what}, for good.\n`;
    yield 'Their ids stay, and nothing undelivered is touched. To do it, add --yes.\n';
    return;
  }
  // A few at a time, so that the site can write in between.
  while ((await outbox.purge(days)) > 0);
  await outbox.reclaim();
  yield `Erased what visitors wrote in ${count} ${what}. Their ids stay.\n`;
}
