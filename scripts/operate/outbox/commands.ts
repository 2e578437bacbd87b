import { webhookFields } from '#domain/consultation-request.ts';
import { OVER_SHARE } from '#server/intake/network-share.ts';
import type { Outbox, RequestState } from '#server/outbox/outbox.ts';
import { table } from '../table.ts';
import { csv } from './csv.ts';
import { everything, fieldsOf, LIST_HEADER, listRow, summary } from './view.ts';

const DAY_MS = 86_400_000;

/** What an operator can ask of the outbox. Each command yields what is to be printed. */
export const commands = { list, show, retry, release, export: exportAll, purge };

export type Asked = {
  id: string | undefined;
  states: readonly RequestState[];
  format: 'table' | 'json' | 'csv';
  limit: number;
  days: number;
  isSure: boolean;
};

/** Something that could not be done, said so that an operator knows why. */
export class Refusal extends Error {}

async function* list(outbox: Outbox, { states, format, limit }: Asked) {
  if (format === 'json') {
    for await (const request of outbox.list(states)) yield json(summary(request));
    return;
  }
  const rows: string[][] = [];
  let count = 0;
  for await (const request of outbox.list(states)) {
    count += 1;
    if (count <= limit) rows.push(listRow(request, Date.now()));
  }
  if (count === 0) yield `No request is ${either(states)}.\n`;
  else yield `${table(LIST_HEADER, rows)}\n`;
  if (count > limit) yield `… and ${count - limit} more: --limit ${count} shows them.\n`;
}

async function* show(outbox: Outbox, { id = '', format }: Asked) {
  const request = (await outbox.find(id)) ?? refuse(`There is no request with the id ${id}.`);
  yield format === 'json'
    ? json({ ...summary(request), request: fieldsOf(request.body) })
    : `${everything(request, Date.now())}\n`;
}

async function* retry(outbox: Outbox, { id }: Asked) {
  const count = await outbox.retry(id);
  if (id === undefined)
    yield `${count} waiting or parked: all are due now, and go out one by one.\n`;
  else if (count > 0) yield `${id} is due now.\n`;
  else refuse(await whyNot(outbox, id, 'is neither waiting nor parked'));
}

async function* release(outbox: Outbox, { id }: Asked) {
  if (id === undefined) return yield* releaseAll(outbox);
  if (!(await outbox.release(id))) refuse(await whyNot(outbox, id, 'is not held'));
  yield `${id} is no longer held: it is due now.\n`;
}

/** Undoes what happens when all visitors come from one network. What looks like a robot's wants a look at each. */
async function* releaseAll(outbox: Outbox) {
  let released = 0;
  let staying = 0;
  for await (const { id, heldBecause } of outbox.list(['held'])) {
    if (heldBecause === OVER_SHARE && (await outbox.release(id))) released += 1;
    else staying += 1;
  }
  yield `${requests(released)} held because ${OVER_SHARE}: due now, and on the way one by one.\n`;
  if (staying > 0)
    yield `${requests(staying)} held for what was in them: look at each, and release it by its id.\n`;
}

async function* exportAll(outbox: Outbox, { states, format }: Asked) {
  if (format === 'csv') yield csv([[...STORE_COLUMNS, ...webhookFields]]);
  for await (const request of outbox.list(states)) {
    const known = summary(request);
    const typed = fieldsOf(request.body);
    if (format === 'json') yield json({ ...known, request: typed });
    else
      yield csv([
        [
          ...STORE_COLUMNS.map((column) => String(known[column] ?? '')),
          ...webhookFields.map((field) => String(typed[field] ?? '')),
        ],
      ]);
  }
}

const STORE_COLUMNS = [
  'id',
  'state',
  'acceptedAt',
  'deliveredAt',
  'attempts',
  'lastAnswer',
  'timeZone',
  'leadSource',
] as const;

async function* purge(outbox: Outbox, { days, isSure }: Asked) {
  const what = `delivered more than ${days} days ago`;
  if (isSure) {
    const count = await outbox.purge(days);
    yield `Forgot what visitors wrote in ${requests(count)} ${what}. Their ids stay.\n`;
    return;
  }
  let count = 0;
  for await (const { body, deliveredAt } of outbox.list(['delivered']))
    if (body !== null && deliveredAt !== null && deliveredAt < Date.now() - days * DAY_MS)
      count += 1;
  yield `This would forget what visitors wrote in ${requests(count)} ${what}, for good.\n`;
  yield 'Their ids stay, and nothing undelivered is touched. To do it, add --yes.\n';
}

async function whyNot(outbox: Outbox, id: string, otherwise: string) {
  const request = await outbox.find(id);
  return request
    ? `${id} ${otherwise}: it is ${request.state}.`
    : `There is no request with the id ${id}.`;
}

function refuse(sentence: string): never {
  throw new Refusal(sentence);
}

function either(states: readonly RequestState[]) {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(states);
}

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

const json = (value: object) => `${JSON.stringify(value)}\n`;
