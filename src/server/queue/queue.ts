import { z } from 'zod';
import type { Engine, SqlValues, Statement } from '#server/store/engine.ts';
import { readValues } from '#server/store/read-values.ts';
import { insertionInto, type RowValues } from '#server/store/rows.ts';
import { inShortTransactions, type NoteProgress } from '#server/store/short-transactions.ts';
import { claimsIn } from './claims.ts';
import { countDeliveredUnlessKnown } from './count-delivered.ts';
import { readQueueHealth } from './queue-health.ts';
import { inStatesSql, isUndeliveredSql } from './queue-states.ts';
import type { QueueTable } from './queue-table.ts';
import { removalFrom } from './removal.ts';

const DUE_AGAIN = `state = 'pending', due_at = :now,
  failures = 0, failed_since = NULL, is_overtaken = 0`;
const IS_RETRIABLE = inStatesSql(['pending', 'parked']);

export type Queue<Row> = ReturnType<typeof queueIn<Row>>;

export type RestoredRow = RowValues & { id: string; state: string };

type Counted = { state: Parameters<typeof isUndeliveredSql>[0]; where: string };

/**
 * `where` is SQL of the owner of the table, about its own columns. The owner runs statements in a
 * transaction with its own.
 */
export function queueIn<Row>(engine: Engine, table: QueueTable<Row>) {
  const { name } = table;

  return {
    claims: claimsIn(engine, table),
    retry,
    insertion,
    restoration,
    release,
    sendAgain,
    end,
    removal: (where: string, values?: SqlValues) => removalFrom(name, where, values),
    count,
    readHealth: () => readQueueHealth(engine, name),
  };

  async function retry(id?: string, noteProgress?: NoteProgress) {
    const all = `SELECT id FROM ${name} WHERE ${IS_RETRIABLE} ORDER BY accepted_at, id`;
    const given = id === undefined ? await engine.query(all) : [{ id }];
    const sql = `UPDATE ${name} SET ${DUE_AGAIN} WHERE id = :id AND ${IS_RETRIABLE} RETURNING id`;
    // Locks the lane before the rows, as `recordAttempt` does. Another order may end in a deadlock.
    const jobs = given.map((row) => [
      { sql: `UPDATE ${name}_lane SET paused_until = 0` },
      { sql, values: { id: String(row['id']) } },
    ]);
    return (await inShortTransactions(engine, jobs, noteProgress)).flat().length;
  }

  /** The row is due at once. `expressions` are SQL in place of values. */
  function insertion(row: RowValues, expressions: Readonly<Record<string, string>> = {}) {
    return insertionInto(name, row, { acceptedAt: ':now', dueAt: ':now', ...expressions });
  }

  /** A row of a backup. Without its count, metrics would show rows that never arrive. */
  function restoration(row: RestoredRow, expressions: Readonly<Record<string, string>> = {}) {
    const { id, state } = row;
    const count = state === 'delivered' ? [countDeliveredUnlessKnown(name, id)] : [];
    return [...count, insertionInto(name, row, expressions)];
  }

  /** Held rows count as waiting from now on. Returns their ids. */
  function release(where: string, values: SqlValues): Statement {
    const sql = `UPDATE ${name} SET ${DUE_AGAIN}, accepted_at = :now, held_because = NULL
      WHERE state = 'held' AND (${where}) RETURNING id`;
    return { sql, values };
  }

  /** Delivered rows are due again. Returns their ids. */
  function sendAgain(where: string, values: SqlValues): Statement {
    const sql = `UPDATE ${name}
      SET ${DUE_AGAIN}, resent_at = :now, delivered_at = NULL, last_answer = NULL
      WHERE state = 'delivered' AND (${where}) RETURNING id`;
    return { sql, values };
  }

  function end(because: string, where: string, values: SqlValues): Statement {
    const sql = `UPDATE ${name} SET state = 'ended', last_answer = :because
      WHERE ${inStatesSql(['pending', 'parked'])} AND (${where})`;
    return { sql, values: { ...values, because } };
  }

  function count<Name extends string>(counted: Readonly<Record<Name, Counted>>) {
    const expressions = Object.entries<Counted>(counted).map(([what, { state, where }]) => [
      what,
      `count(*) FROM ${name} WHERE ${isUndeliveredSql(state)} AND (${where})`,
    ]);
    return readValues<Name, number>(engine, z.number(), Object.fromEntries(expressions));
  }
}
