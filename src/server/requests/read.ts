import type { Engine } from '#server/store/engine.ts';
import { COLUMNS, storedRequest } from './stored-request.ts';

/** Requests that are asked for by id or by call. `searchIn` has the rest. */
export function readIn(engine: Engine) {
  return {
    find: (id: string) => one('id = :id', { id }),
    lastOf: (call: string) => one('call = :call ORDER BY change DESC LIMIT 1', { call }),
    versionsOf,
    readForMail,
  };

  async function one(which: string, values: Record<string, string>) {
    const [row] = await engine.query(`SELECT ${COLUMNS} FROM outbox WHERE ${which}`, values);
    return row === undefined ? undefined : storedRequest.parse(row);
  }

  /** All requests for the same call, the last one first. */
  async function versionsOf({ id, call }: { id: string; call: string | null }) {
    const which = 'id = :id OR call = :call ORDER BY change DESC';
    const rows = await engine.query(`SELECT ${COLUMNS} FROM outbox WHERE ${which}`, { id, call });
    return rows.map((row) => storedRequest.parse(row));
  }

  /** On delivery's connections: a burst of posts must not delay mails. */
  async function readForMail(id: string) {
    const which = `SELECT ${COLUMNS} FROM outbox WHERE id = :id`;
    const later = `SELECT 1 FROM outbox AS later WHERE EXISTS (SELECT 1 FROM outbox AS asked
      WHERE asked.id = :id AND asked.call = later.call AND asked.change < later.change) LIMIT 1`;
    const [[row] = [], found = []] = await engine.transact([
      { sql: which, values: { id } },
      { sql: later, values: { id } },
    ]);
    if (row === undefined) return undefined;
    return { request: storedRequest.parse(row), hasChanged: found.length > 0 };
  }
}
