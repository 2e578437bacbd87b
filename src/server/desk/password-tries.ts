import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { shortHash } from '#server/process/hashes.ts';
import type { Engine } from '#server/store/engine.ts';

const WINDOW_MS = 10 * MINUTE_MS;
const MOST_OF_ONE_NETWORK = 10;
const MOST_OF_ALL = 100;

const tries = (what: string, ofWhom = 'TRUE') =>
  `SELECT ${what} FROM desk_try WHERE at > :now - ${WINDOW_MS} AND ${ofWhom}`;
const OF_NETWORK = 'network_hash = :networkHash';
const HAS_ROOM_FOR_NETWORK = `(${tries('count(*)', OF_NETWORK)}) < ${MOST_OF_ONE_NETWORK}`;
const HAS_ROOM_FOR_ALL = `(${tries('count(*)')}) < ${MOST_OF_ALL}`;

/** Alerts count the tries of a day. */
const REMOVE_OLD = `DELETE FROM desk_try WHERE at < :now - ${DAY_MS}`;
const ADD = `INSERT INTO desk_try (id, network_hash, at) SELECT :id, :networkHash, :now
  WHERE ${HAS_ROOM_FOR_NETWORK} AND ${HAS_ROOM_FOR_ALL} RETURNING id`;
const REMOVE = 'DELETE FROM desk_try WHERE id = :id';

/** No try is counted above a limit, so there is room again when the oldest leaves the window. */
const FIRST_THAT_FILLS = `CASE WHEN ${HAS_ROOM_FOR_NETWORK} THEN (${tries('min(at)')})
  ELSE (${tries('min(at)', OF_NETWORK)}) END`;
const WAIT = `SELECT ${WINDOW_MS} - :now + ${FIRST_THAT_FILLS} AS ms`;

type Outcome = { is: 'right' } | { is: 'wrong' } | { is: 'refused'; waitSeconds: number };

/**
 * A try counts before its password is compared, so that tries at the same time exceed no limit.
 * The store counts for all replicas.
 */
export async function tryPassword(
  engine: Engine,
  network: string,
  compare: () => boolean,
): Promise<Outcome> {
  const values = { id: randomUUID(), networkHash: shortHash(network) };
  const [, added = []] = await engine.transactInTurn([{ sql: REMOVE_OLD }, { sql: ADD, values }]);
  if (added.length === 0) return { is: 'refused', waitSeconds: await secondsUntilRoom() };
  if (!compare()) return { is: 'wrong' };
  await engine.query(REMOVE, { id: values.id });
  return { is: 'right' };

  async function secondsUntilRoom() {
    const [row] = await engine.query(WAIT, { networkHash: values.networkHash });
    const ms = z.number().nullable().parse(row?.['ms']) ?? 0;
    return Math.max(1, Math.ceil(ms / 1_000));
  }
}
