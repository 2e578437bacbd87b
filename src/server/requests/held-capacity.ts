import { z } from 'zod';
import type { Queryable } from '#server/store/engine.ts';
import { IS_SPAM, MAY_BE_REAL } from './stored-request.ts';

/** About 70,000 requests of usual length, and as many bytes of suspected spam. */
const CAPACITY_BYTES = 100_000_000;
const NETWORK_CAPACITY_BYTES = 2_000_000;
const SCARCE_FROM = 0.9;
const ROW_BYTES = 1_000;

/**
 * An index of the schema has exactly this expression: append a step with a new index to change it.
 */
export const HELD_BYTES = `(octet_length(body) + ${ROW_BYTES})`;

const OF_NETWORK = `SELECT coalesce(sum(${HELD_BYTES}), 0) AS bytes FROM outbox
  WHERE state = 'held' AND network_hash = :networkHash`;
const OF_ALL = `SELECT coalesce(sum(${HELD_BYTES}) FILTER (WHERE ${IS_SPAM}), 0) AS "spam",
  coalesce(sum(${HELD_BYTES}) FILTER (WHERE NOT (${IS_SPAM})), 0) AS "mayBeReal"
  FROM outbox WHERE state = 'held'`;

type HeldRequest = { body: string; heldBecause: string; networkHash?: number | null | undefined };

/** No network, and no crowd of networks, may fill the disk. Browsers keep the rest. */
export function heldCapacityIn({ query }: Queryable, capacityBytes = CAPACITY_BYTES) {
  const occupied = { spam: 0, mayBeReal: 0 };

  return { measure, isFullFor, noteAdded };

  async function measure() {
    const [sums] = await query(OF_ALL);
    Object.assign(occupied, z.record(z.string(), z.coerce.number()).parse(sums));
    return { isHeldRoomScarce: occupied.mayBeReal > SCARCE_FROM * capacityBytes };
  }

  async function isFullFor(request: HeldRequest) {
    if (occupied[kindOf(request)] + bytesOf(request) > capacityBytes) return true;
    const [sum] = await query(OF_NETWORK, { networkHash: request.networkHash ?? null });
    return Number(sum?.['bytes']) + bytesOf(request) > NETWORK_CAPACITY_BYTES;
  }

  function noteAdded(request: HeldRequest) {
    occupied[kindOf(request)] += bytesOf(request);
  }
}

const kindOf = ({ heldBecause }: HeldRequest) =>
  MAY_BE_REAL.includes(heldBecause) ? 'mayBeReal' : 'spam';

const bytesOf = ({ body }: HeldRequest) => Buffer.byteLength(body) + ROW_BYTES;
