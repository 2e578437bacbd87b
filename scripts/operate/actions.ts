import { webhookFields } from '#domain/consultation-request.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { judgeAgain } from '#server/calendar/availability.ts';
import type { Outbox, StoredRequest } from '#server/leads.ts';
import type { Selection } from '#server/outbox/requests.ts';
import { OVER_QUOTA } from '#server/outbox/stored-request.ts';
import { csv, UNICODE_FOLLOWS } from './csv.ts';
import { jsonLine } from './json-line.ts';
import { NotDone } from './open-site-outbox.ts';
import { fieldsOf, summary } from './outbox/view.ts';
import { showProgress } from './progress.ts';

/** The command line and the desk use these actions. Each yields sentences about what it did, and refuses with one. */
export const actions = { retry, release, discard, free, resend, forget, export: exportRequests };

type One = { id?: string | undefined };

async function* retry(outbox: Outbox, { id }: One) {
  if (id === undefined) await judgeAgain(outbox, outbox.list({ states: ['parked'] }));
  else await judgeAgain(outbox, [await outbox.find(id)]);
  const count = await outbox.retry(id);
  if (id === undefined)
    yield `${count} waiting or parked: all are due now, and go out one by one.\n`;
  else if (count > 0) yield `${id} is due now.\n`;
  else throw await whyNot(outbox, id, 'is neither waiting nor parked');
}

async function* release(outbox: Outbox, { id }: One) {
  if (id === undefined) return yield* releaseAll(outbox);
  await judgeAgain(outbox, [await outbox.find(id)]);
  if (!(await outbox.release(id))) throw await whyNot(outbox, id, 'is not held');
  yield `${id} is no longer held: it is due now.\n`;
}

async function* discard(outbox: Outbox, { id = '' }: One) {
  if (!(await outbox.discard(id))) throw await whyNot(outbox, id, 'is neither held nor parked');
  yield `${id} is gone, and will not be delivered.\n`;
}

async function* free(outbox: Outbox, { id = '' }: One) {
  if (!(await bookingsIn(outbox).free(id)))
    throw await whyNot(outbox, id, 'reserves no time for a call');
  yield `The time of ${id} is free: others are offered it again within a minute.\n`;
}

/**
 * For a receiver that lost a request: sends it again under the same id, marked as resent. Its words must not be
 * purged.
 */
async function* resend(outbox: Outbox, { id, since = 0 }: One & { since?: number | undefined }) {
  const states = ['delivered'] as const;
  const meant = id === undefined ? outbox.list({ states }) : [await outbox.find(id)];
  for await (const request of meant)
    if (request?.callAt && (request.deliveredAt ?? 0) >= since)
      await bookingsIn(outbox).judge(request, false);
  const count = await outbox.resend(id === undefined ? { since } : { id });
  if (id !== undefined && count === 0)
    throw await whyNot(outbox, id, 'was not delivered yet, or its words are erased');
  yield `${counted(count)} that had been delivered: due again, and on the way one by one.\n`;
}

/** For a proxy that makes all visitors look like one network. Suspected spam needs a look at each request. */
async function* releaseAll(outbox: Outbox) {
  const overQuota: StoredRequest[] = [];
  let staying = 0;
  for await (const request of outbox.list({ states: ['held'] }))
    if (request.heldBecause === OVER_QUOTA) overQuota.push(request);
    else staying += 1;
  // The list is newest first, and the visitor who asked first gets a time first.
  overQuota.reverse();
  await judgeAgain(outbox, overQuota);
  let released = 0;
  for (const { id } of overQuota) if (await outbox.release(id)) released += 1;
  yield `${counted(released)} held because ${OVER_QUOTA}: due now, and on the way one by one.\n`;
  if (staying > 0)
    yield `${counted(staying)} held for what was in them: look at each, and release it by its id.\n`;
}

async function whyNot(outbox: Outbox, id: string, otherwise: string) {
  const request = await outbox.find(id);
  if (!request) return new NotDone(`There is no request with the id ${id}.`);
  return new NotDone(`${id} ${otherwise}: it is ${request.state}.`);
}

async function* exportRequests(
  outbox: Outbox,
  { format, ...selection }: Selection & { format: string },
) {
  const fields = format === 'csv' ? await fieldsIn(outbox, selection) : [];
  if (format === 'csv') yield UNICODE_FOLLOWS + csv([[...STORE_COLUMNS, ...fields]]);
  let exported = 0;
  for await (const request of outbox.list(selection)) {
    exported += 1;
    if (exported % 100 === 0 && !process.stdout.isTTY) showProgress(exported);
    const known = summary(request);
    const typed: Record<string, unknown> = fieldsOf(request.body);
    const cells = [
      ...STORE_COLUMNS.map((name) => known[name]),
      ...fields.map((name) => typed[name]),
    ];
    yield format === 'json' ? jsonLine({ ...known, request: typed }) : csv([cells]);
  }
}

/** Fields of today's form come first. A field that was removed keeps its column for older answers. */
async function fieldsIn(outbox: Outbox, selection: Selection) {
  const fields = new Set<string>(webhookFields);
  for await (const { body } of outbox.list(selection))
    for (const field of Object.keys(fieldsOf(body))) fields.add(field);
  return [...fields];
}

const STORE_COLUMNS = [
  'id',
  'state',
  'acceptedAt',
  'deliveredAt',
  'attempts',
  'lastAnswer',
  'timeZone',
  'language',
  'leadSource',
] as const;

type Erasure = {
  person?: string | undefined;
  /** Includes requests that are not delivered, which then get no answer. */
  undelivered: boolean;
  /** Otherwise it only reports what it would erase. */
  isSure: boolean;
};

async function* forget(outbox: Outbox, { person = '', undelivered, isSure }: Erasure) {
  const kept: StoredRequest[] = [];
  for await (const request of outbox.list({ email: person })) kept.push(request);
  const waiting = kept.filter(({ state }) => state !== 'delivered');
  const meant = undelivered ? kept : kept.filter(({ state }) => state === 'delivered');
  let erased = 0;
  if (isSure) {
    for (const { id } of meant) if (await outbox.forget(id)) erased += 1;
    // Runs without a row, too: an earlier attempt may have ended before the words left the files.
    await outbox.reclaim();
  }
  if (kept.length === 0) throw new NotDone(`The store has nothing that ${person} wrote.`);

  if (isSure) yield `Erased what ${person} wrote in ${counted(erased)}.\n`;
  else yield `This would erase what ${person} wrote in ${counted(meant.length)}, for good.\n`;
  if (waiting.length === 0) return;
  yield `${counted(waiting.length)} of these never reached the workflow:\n`;
  for (const { id, state } of waiting) yield `  ${id}  ${state}\n`;
  if (!undelivered) yield 'Left as it is. To erase that too, add --undelivered.\n';
}

export const counted = (requests: number) =>
  requests === 1 ? '1 request' : `${requests} requests`;
