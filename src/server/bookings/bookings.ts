import { z } from 'zod';
import { bufferMs, callLengthMs } from '#domain/agency-calls.ts';
import {
  type LeadAttributes,
  leadAttributes,
  type NewRequest,
  type Outbox,
  readAttributes,
  type StoredRequest,
  withAttributes,
} from '#server/leads.ts';
import { insertSql, updateSql } from '#server/outbox/outbox.ts';
import { storedState } from '#server/outbox/stored-request.ts';
import type { Statement, Values } from '#server/store/engine.ts';
import { isFree, type Taken } from './is-free.ts';

export type Caller = { network: number | null; email: number | null; phone: number | null };

export type NewCall = { keyHash: string; caller: Caller };

const booking = z
  .object({
    keyHash: z.string(),
    firstId: z.string(),
    id: z.string(),
    callAt: z.number().nullable(),
    endsAt: z.number(),
    callStatus: leadAttributes.shape.callStatus.catch(null),
    callSequence: z.number(),
    isReserved: z.number().transform(Boolean),
    network: z.number().nullable(),
    email: z.number().nullable(),
    phone: z.number().nullable(),
    state: storedState,
    heldBecause: z.string().nullable(),
    body: z.string().nullable(),
    attributes: z.string(),
    acceptedAt: z.number(),
  })
  .transform((row) => ({ ...readAttributes(row.attributes), ...row }));

export type Booking = z.infer<typeof booking>;
export type ComingCall = Booking & { callAt: number };

const IS_RESERVED = 'reserves = 1 AND ends_at > :now - :bufferMs AND body IS NOT NULL';

const BOOKING = `SELECT key_hash AS "keyHash", first_id AS "firstId", request_id AS id, starts_at AS "callAt",
  ends_at AS "endsAt", status AS "callStatus", call_sequence AS "callSequence", network, email, phone, state, body, attributes,
  held_because AS "heldBecause", accepted_at AS "acceptedAt",
  CASE WHEN ${IS_RESERVED} THEN 1 ELSE 0 END AS "isReserved"
  FROM booking JOIN outbox ON outbox.id = request_id`;

const bookings = (which: string, values = {}): Statement => ({
  sql: `${BOOKING} ${which}`,
  values: { ...values, bufferMs: bufferMs() },
});

const reserved = () => bookings(`WHERE ${IS_RESERVED}`);
const ofKey = (keyHash: string) => bookings('WHERE key_hash = :keyHash', { keyHash });
const ofRequest = (id: string) => bookings('WHERE request_id = :id', { id });
const requests = (which: string, values: Values): Statement => ({
  sql: `SELECT id, attributes FROM outbox WHERE ${which} AND body IS NOT NULL`,
  values,
});

const parsed = (rows: readonly unknown[] = []) => rows.map((row) => booking.parse(row));
const request = z.object({ id: z.string(), attributes: z.string() });
const firstOf = (rows: readonly unknown[] = []) => request.optional().parse(rows[0]);

export const timeOf = ({ callAt, endsAt }: Pick<Booking, 'callAt' | 'endsAt'>): Taken[] =>
  callAt === null ? [] : [[callAt, endsAt]];

const othersThan = (keyHash: string | undefined, calls: readonly Booking[]) =>
  calls.filter((call) => call.keyHash !== keyHash);

const isTakenBy = (others: readonly Booking[], callAt: number | null) =>
  callAt !== null && !isFree(callAt, others.flatMap(timeOf));

const isAgreedByOther = (others: readonly Booking[], callAt: number | null) =>
  isTakenBy(
    others.filter(({ needsAgreement }) => !needsAgreement),
    callAt,
  );

/** For each network, e-mail address and telephone, so that a stranger cannot take a month. */
const MAX_RESERVED = 3;

const isBeyondShare = (caller: Caller, others: readonly Booking[]) =>
  (['network', 'email', 'phone'] as const).some((kind) => {
    const same = others.filter((other) => other[kind] === caller[kind]);
    return caller[kind] !== null && same.length >= MAX_RESERVED;
  });

const timesAt = (callAt: number | null, mayReserve: boolean) => ({
  callAt,
  endsAt: callAt === null ? 0 : callAt + callLengthMs(),
  reserves: Number(mayReserve && callAt !== null),
});

/** A cancelled call has its time still, but does not last. */
const timesOf = (
  status: LeadAttributes['callStatus'],
  callAt: number | null,
  mayReserve: boolean,
) => (status === 'cancelled' ? { callAt, endsAt: 0, reserves: 0 } : timesAt(callAt, mayReserve));

type Times = ReturnType<typeof timesAt>;
type Version = { id: string; times: Times; callStatus: string | null; callSequence: number };

const pointTo = (keyHash: string, { times, ...version }: Version) => ({
  sql: `UPDATE booking SET request_id = :id, starts_at = CAST(:callAt AS BIGINT), ends_at = :endsAt,
    status = :callStatus, call_sequence = :callSequence, reserves = :reserves WHERE key_hash = :keyHash RETURNING key_hash`,
  values: { keyHash, ...times, ...version },
});

export type Change = {
  keyHash: string;
  id: string;
  /** The change applies only while this is the latest request. */
  follows: string;
  status: 'moved' | 'cancelled';
  body: string;
  link: string | null;
  callAt: number | null;
  needsAgreement: boolean;
};

/** Nothing is written if the call has changed meanwhile, or its new time is taken. */
function planChange(call: Booking, others: readonly Booking[], given: Change): Statement[] {
  const { keyHash, id, follows, status, body, link, callAt } = given;
  const isMoved = status === 'moved';
  if (call.id !== follows || call.body === null || (isMoved && isTakenBy(others, callAt)))
    return [];
  const { attributes: before, state, heldBecause, firstId } = call;
  const isBeyond = isMoved && isBeyondShare(call, others);
  const times = timesOf(status, callAt, !heldBecause && !isBeyond);
  const changed = { callStatus: status, callSequence: call.callSequence + 1 };
  const needsAgreement = given.needsAgreement || isBeyond;
  const attributes = withAttributes(before, { ...changed, callAt, firstId, needsAgreement });
  const keepUntil = times.endsAt + bufferMs();
  // If the earlier request is still undelivered, it now needs agreement: its time is free again.
  const revised = state === 'delivered' ? before : withAttributes(before, { needsAgreement: true });
  return [
    insertSql({ id, body, secret: link, follows, heldBecause, keepUntil }, attributes),
    updateSql(follows, revised, 0),
    pointTo(keyHash, { id, times, ...changed }),
  ];
}

/** The receiver may know the earlier request, and has its time in a calendar. */
function planReturn(call: Booking, earlier: z.infer<typeof request>, others: readonly Booking[]) {
  const { id, attributes } = earlier;
  const read = readAttributes(attributes);
  const needsAgreement = read.needsAgreement || isAgreedByOther(others, read.callAt);
  const times = timesOf(read.callStatus, read.callAt, !call.heldBecause);
  return [
    updateSql(id, withAttributes(attributes, { needsAgreement }), times.endsAt + bufferMs()),
    pointTo(call.keyHash, {
      id,
      times,
      callStatus: read.callStatus,
      callSequence: read.callSequence,
    }),
  ];
}

const endCall = (id: string) => ({
  sql: 'DELETE FROM booking WHERE request_id = :id',
  values: { id },
});

/** A later change of the same call now follows the request before. */
const relink = (id: string, earlier: string) => ({
  sql: `UPDATE outbox SET follows = :earlier WHERE follows = :id`,
  values: { id, earlier },
});

export function bookingsIn(outbox: Outbox) {
  const { engine } = outbox;
  const found = async ({ sql, values }: Statement) => parsed(await engine.query(sql, values));

  function add(asked: NewRequest, { keyHash, caller }: NewCall) {
    const { id, heldBecause, attributes } = asked;
    const { callAt = null } = attributes ?? {};
    return outbox.add(asked, {
      reads: [ofKey(keyHash), reserved()],
      writes([sameKey = [], rows]) {
        const others = parsed(rows);
        const isBeyond = isBeyondShare(caller, others);
        const hasTime = sameKey.length === 0 && !isBeyond && !isTakenBy(others, callAt);
        const needsAgreement = attributes?.needsAgreement || !hasTime;
        const changed = { attributes: { ...attributes, needsAgreement } };
        // A link with this key leads to the other call.
        if (sameKey.length > 0) return { changed: { ...changed, secret: null }, statements: [] };
        const insert = {
          sql: `INSERT INTO booking (key_hash, first_id, request_id, starts_at, ends_at, reserves, network, email, phone)
            VALUES (:keyHash, :id, :id, CAST(:callAt AS BIGINT), :endsAt, :reserves, CAST(:network AS BIGINT),
              CAST(:email AS BIGINT), CAST(:phone AS BIGINT))`,
          values: { keyHash, id, ...timesAt(callAt, !heldBecause && !isBeyond), ...caller },
        };
        return { changed, statements: [insert] };
      },
    });
  }

  async function change(given: Change) {
    const { keyHash } = given;
    const [, , ...written] = await engine.transactSerialised(
      [ofKey(keyHash), reserved()],
      ([rows, reservedRows]) => {
        const [call] = parsed(rows);
        return call ? planChange(call, othersThan(keyHash, parsed(reservedRows)), given) : [];
      },
    );
    return written.length > 0;
  }

  async function recheck({ id }: StoredRequest, { isNotOffered }: { isNotOffered: boolean }) {
    await engine.transactSerialised(
      [requests('id = :id', { id }), ofRequest(id), reserved()],
      ([requestRows, rows, reservedRows]) => {
        const [call] = parsed(rows);
        const { attributes = '{}' } = firstOf(requestRows) ?? {};
        const { callAt, callStatus, ...before } = readAttributes(attributes);
        const others = othersThan(call?.keyHash, parsed(reservedRows));
        const isBeyond = call !== undefined && isBeyondShare(call, others);
        const hasTime = call && !isBeyond && !isAgreedByOther(others, callAt);
        const needsAgreement = before.needsAgreement || isNotOffered || !hasTime;
        const isBeingReleased = call?.state === 'held' && callAt && callStatus !== 'cancelled';
        const reserve = {
          sql: 'UPDATE booking SET reserves = :reserves WHERE request_id = :id',
          values: { id, reserves: Number(!isBeyond) },
        };
        const revised = updateSql(id, withAttributes(attributes, { needsAgreement }));
        return isBeingReleased ? [revised, reserve] : [revised];
      },
    );
  }

  /** Deletes a request that is held or parked. Its call returns to the request that it followed. */
  async function discard(id: string) {
    const isEarlier = 'id = (SELECT follows FROM outbox WHERE id = :id)';
    const deleteRequest = `DELETE FROM outbox WHERE state IN ('held', 'parked') AND id = :id RETURNING id`;
    const [, , , deleted = []] = await engine.transactSerialised(
      [
        requests(isEarlier, { id }),
        ofRequest(id),
        reserved(),
        { sql: deleteRequest, values: { id } },
      ],
      ([earlierRows, rows, reservedRows, deleted = []]) => {
        const [earlier, [call]] = [firstOf(earlierRows), parsed(rows)];
        if (deleted.length === 0) return [];
        if (call && earlier)
          return planReturn(call, earlier, othersThan(call.keyHash, parsed(reservedRows)));
        if (call) return [endCall(id)];
        return earlier ? [relink(id, earlier.id)] : [];
      },
    );
    return deleted.length > 0;
  }

  /** Somebody else may get the time, so its request no longer counts as agreed. */
  async function free(id: string) {
    const freeTime = {
      sql: `UPDATE booking SET reserves = 0 WHERE request_id = :id AND reserves = 1 AND ends_at > :now - :bufferMs
        RETURNING request_id`,
      values: { id, bufferMs: bufferMs() },
    };
    const [, freed = []] = await engine.transactSerialised(
      [requests('id = :id', { id }), freeTime],
      ([rows, freed = []]) => {
        const { attributes = '{}' } = firstOf(rows) ?? {};
        return freed.map(() => updateSql(id, withAttributes(attributes, { needsAgreement: true })));
      },
    );
    return freed.length > 0;
  }

  async function coming(): Promise<ComingCall[]> {
    // Reserved calls first, so that a flood of others cannot push them out.
    const calls = await found(
      bookings(`WHERE starts_at IS NOT NULL AND ends_at > :now - :bufferMs AND body IS NOT NULL
        ORDER BY "isReserved" DESC, starts_at LIMIT 2000`),
    );
    return calls
      .flatMap((call) => (call.callAt === null ? [] : [{ ...call, callAt: call.callAt }]))
      .sort((a, b) => a.callAt - b.callAt || a.acceptedAt - b.acceptedAt);
  }

  const find = async (keyHash: string) => (await found(ofKey(keyHash)))[0];
  const findLatest = async (id: string) => (await found(ofRequest(id)))[0];

  async function versionsOf({ id, firstId }: StoredRequest) {
    const versions: StoredRequest[] = [];
    const [call] = await found(bookings('WHERE first_id = :first', { first: firstId ?? id }));
    let version = call && (await outbox.find(call.id));
    for (; version; version = version.follows ? await outbox.find(version.follows) : undefined)
      versions.push(version);
    return versions;
  }

  async function purgeEndedCalls() {
    const request = 'SELECT 1 FROM outbox WHERE outbox.id = request_id';
    await engine.query(`DELETE FROM booking WHERE NOT EXISTS (${request})`);
    await engine.query(`UPDATE booking SET network = NULL, email = NULL, phone = NULL
      WHERE ends_at <= :now AND coalesce(network, email, phone) IS NOT NULL`);
    await engine.query(`UPDATE booking SET starts_at = NULL
      WHERE starts_at IS NOT NULL AND EXISTS (${request} AND body IS NULL)`);
  }

  /** Coming calls that reserve nothing, of a network in which several visitors reserve all that it may. */
  async function beyondShare() {
    const [row] = await engine.query(`SELECT count(*) AS count FROM booking WHERE reserves = 0
      AND ends_at > :now AND network IN (SELECT network FROM booking WHERE reserves = 1
        AND ends_at > :now GROUP BY network HAVING count(DISTINCT email) >= ${MAX_RESERVED})`);
    return Number(Object(row).count);
  }

  return {
    add,
    change,
    recheck,
    discard,
    free,
    coming,
    find,
    findLatest,
    versionsOf,
    purgeEndedCalls,
    beyondShare,
  };
}
