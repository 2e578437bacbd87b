import { endedReminder } from '#server/mail/mails.ts';
import { remindMs } from '#server/mail/reminders.ts';
import type { Requests } from '#server/requests/requests.ts';
import { settle } from '#server/requests/settle.ts';
import type { Engine, Statement } from '#server/store/engine.ts';
import { insertRow, pagesOf, type Row } from './copy-rows.ts';

/**
 * Adds the rows that are missing here. The order of several backups does not matter, because no added row reserves its
 * time: each call is settled once all rows are there.
 */
export async function restoreRequests(
  source: Pick<Engine, 'query'>,
  { engine, find, lastOf }: Requests,
) {
  const done = { copied: 0, pending: 0, toAgree: [] as string[] };
  // A store that cannot be used fails here, before anything is read.
  await engine.query('SELECT 1 FROM outbox LIMIT 1');
  const calls = new Set<string>();
  const toCome: { id: string; isAdded: boolean; wasAgreed: boolean }[] = [];
  for await (const page of pagesOf(source, 'outbox')) {
    const added = await inOneTransaction(engine, page, restored);
    for (const { id: given, state, call, call_at, body, reserves } of page) {
      const id = String(given);
      if (call && body !== null) calls.add(String(call));
      if (call && Number(call_at) > Date.now())
        toCome.push({ id, isAdded: added.has(id), wasAgreed: reserves === 1 });
      if (added.has(id)) done.copied += 1;
      if (added.has(id) && state === 'pending') done.pending += 1;
    }
  }
  for await (const page of pagesOf(source, 'mail')) await inOneTransaction(engine, page, ended);
  // First each call releases the times of its earlier requests. Then each reserves its own time, if nobody else has it.
  for (const statements of [(call: string) => settle(call).slice(0, 1), settle])
    for (const some of inHundreds([...calls]))
      await engine.transactSerialised(some.flatMap(statements));
  for (const { id, isAdded, wasAgreed } of toCome) {
    const { call, callAt, needsAgreement } = (await find(id)) ?? {};
    const isLast = wasAgreed && call && (await lastOf(call))?.id === id;
    if (isAdded && needsAgreement && (isLast || !call)) done.toAgree.push(id);
    if (wasAgreed && callAt && callAt < Date.now() + remindMs())
      await engine.transactSerialised([endedReminder(id)]);
  }
  return done;
}

const inHundreds = <One>(all: readonly One[]) =>
  Array.from({ length: Math.ceil(all.length / 100) }, (_, hundred) =>
    all.slice(hundred * 100, (hundred + 1) * 100),
  );

async function inOneTransaction(
  engine: Engine,
  page: readonly Row[],
  insert: (row: Row) => Statement,
) {
  const added = await engine.transactSerialised(page.map(insert));
  return new Set(added.flat().map((found) => String(Object(found).id)));
}

/** No mail is announced again, because it may have been sent since. A row loses its call if this store has another row for the same change. */
function restored(row: Row): Statement {
  const isKnown =
    'EXISTS (SELECT 1 FROM outbox WHERE call = :call AND change = :change AND id <> :id)';
  const { call = null } = row;
  return insertRow(
    'outbox',
    { ...row, reserves: 0, is_announced: 1 },
    {
      ...(call !== null && {
        call: `CASE WHEN ${isKnown} THEN NULL ELSE :call END`,
        needs_agreement: `CASE WHEN ${isKnown} THEN 1 ELSE :needs_agreement END`,
      }),
    },
  );
}

/** A mail that waited when the backup was made may have been sent since. */
function ended(row: Row) {
  const isOpen = row['state'] === 'pending' || row['state'] === 'held';
  const end = { state: 'erased', last_answer: 'it was in a backup' };
  return insertRow('mail', isOpen ? { ...row, ...end } : row);
}
