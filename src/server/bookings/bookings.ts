import { z } from 'zod';
import { bufferMs, callLengthMs } from '#domain/agency-calls.ts';
import { leadAttributes, type NewRequest, type Outbox, type StoredRequest } from '#server/leads.ts';
import { insertSql, updateSql } from '#server/outbox/outbox.ts';
import { requestState } from '#server/outbox/stored-request.ts';
import type { Statement } from '#server/store/engine.ts';
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
    callStatus: leadAttributes.shape.callStatus.unwrap(),
    callSequence: z.number(),
    isReserved: z.number().transform(Boolean),
    network: z.number().nullable(),
    email: z.number().nullable(),
    phone: z.number().nullable(),
    state: requestState,
    heldBecause: z.string().nullable(),
    body: z.string().nullable(),
    attributes: z.string().transform((text) => leadAttributes.parse(JSON.parse(text))),
    acceptedAt: z.number(),
  })
  .transform((row) => ({ ...row.attributes, ...row }));

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

const parsed = (rows: readonly unknown[] = []) => rows.map((row) => booking.parse(row));

export const timeOf = ({ callAt, endsAt }: Pick<Booking, 'callAt' | 'endsAt'>): Taken[] =>
  callAt === null ? [] : [[callAt, endsAt]];

const isTakenBy = (others: readonly Booking[], callAt: number | null) =>
  callAt !== null && !isFree(callAt, others.flatMap(timeOf));

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

export function bookingsIn(outbox: Outbox) {
  const { engine } = outbox;
  const found = async ({ sql, values }: Statement) => parsed(await engine.query(sql, values));

  function add(request: NewRequest, { keyHash, caller }: NewCall) {
    const { id, heldBecause } = request;
    const { callAt = null, needsAgreement = false } = request.attributes ?? {};
    return outbox.add(request, {
      reads: [reserved()],
      writes([rows]) {
        const others = parsed(rows);
        const isBeyond = isBeyondShare(caller, others);
        // No browser gives two calls one key. The second request gets no booking.
        const insert = {
          sql: `INSERT INTO booking (key_hash, first_id, request_id, starts_at, ends_at, reserves, network, email, phone)
            VALUES (:keyHash, :id, :id, CAST(:callAt AS BIGINT), :endsAt, :reserves, CAST(:network AS BIGINT),
              CAST(:email AS BIGINT), CAST(:phone AS BIGINT)) ON CONFLICT (key_hash) DO NOTHING`,
          values: { keyHash, id, ...timesAt(callAt, !heldBecause && !isBeyond), ...caller },
        };
        return {
          attributes: { needsAgreement: needsAgreement || isBeyond || isTakenBy(others, callAt) },
          statements: [insert],
        };
      },
    });
  }

  async function change({ keyHash, id, follows, status, body, link, callAt, ...given }: Change) {
    let isChanged = false;
    await engine.transactSerialised([ofKey(keyHash), reserved()], ([rows, reservedRows]) => {
      const [call] = parsed(rows);
      const others = parsed(reservedRows).filter((other) => other.keyHash !== keyHash);
      const isMoved = status === 'moved';
      const isTaken = isMoved && isTakenBy(others, callAt);
      isChanged = call?.id === follows && call.body !== null && !isTaken;
      if (!call || !isChanged) return [];
      const { attributes: before, state, heldBecause, callSequence, firstId } = call;
      const isBeyond = isMoved && isBeyondShare(call, others);
      const times = timesAt(callAt, isMoved && !heldBecause && !isBeyond);
      const endsAt = isMoved ? times.endsAt : 0;
      const attributes = {
        ...before,
        callAt,
        needsAgreement: given.needsAgreement || isBeyond,
        callStatus: status,
        callSequence: callSequence + 1,
        firstId,
      };
      const keepUntil = endsAt + bufferMs();
      return [
        insertSql({ id, body, attributes, secret: link, follows, heldBecause, keepUntil }),
        // If the earlier request is still undelivered, it now needs agreement: its time is free again.
        updateSql(follows, state === 'delivered' ? before : { ...before, needsAgreement: true }, 0),
        {
          sql: `UPDATE booking SET request_id = :id, starts_at = CAST(:callAt AS BIGINT), ends_at = :endsAt,
            status = :status, call_sequence = call_sequence + 1, reserves = :reserves WHERE key_hash = :keyHash`,
          values: { keyHash, id, status, ...times, endsAt },
        },
      ];
    });
    return isChanged;
  }

  async function recheck(request: StoredRequest, { isNotOffered }: { isNotOffered: boolean }) {
    const { id, callAt } = request;
    await engine.transactSerialised([ofRequest(id), reserved()], ([rows, reservedRows]) => {
      const [call] = parsed(rows);
      const others = parsed(reservedRows).filter((other) => other.keyHash !== call?.keyHash);
      const agreed = others.filter((other) => !other.needsAgreement);
      const hasNoTime = !call || isTakenBy(agreed, callAt);
      const isBeyond = call !== undefined && isBeyondShare(call, others);
      const needsAgreement = request.needsAgreement || isNotOffered || hasNoTime || isBeyond;
      const isBeingReleased = call?.state === 'held' && callAt && call.callStatus !== 'cancelled';
      const reserve = {
        sql: 'UPDATE booking SET reserves = :reserves WHERE request_id = :id',
        values: { id, reserves: Number(!isBeyond) },
      };
      const revised = updateSql(id, leadAttributes.parse({ ...request, needsAgreement }));
      return isBeingReleased ? [revised, reserve] : [revised];
    });
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

  async function free(id: string) {
    const rows = await engine.query(
      `UPDATE booking SET reserves = 0 WHERE request_id = :id AND reserves = 1 AND ends_at > :now - :bufferMs
        RETURNING request_id`,
      { id, bufferMs: bufferMs() },
    );
    return rows.length > 0;
  }

  const find = async (keyHash: string) => (await found(ofKey(keyHash)))[0];

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

  return { add, change, recheck, coming, free, find, versionsOf, purgeEndedCalls, beyondShare };
}
