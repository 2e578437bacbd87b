import { z } from 'zod';
import { bufferMs, callLengthMs, callSpanMs } from '#domain/agency-calls.ts';
import { leadAttributes, type NewRequest, type Outbox, type StoredRequest } from '#server/leads.ts';
import { addition, revision } from '#server/outbox/outbox.ts';
import { requestState } from '#server/outbox/stored-request.ts';
import type { Statement } from '#server/store/engine.ts';
import { isFree, type Taken } from './is-free.ts';

/** Short hashes identify nobody: many callers share each. */
export type Callers = { network: number | null; email: number | null; phone: number | null };

export type NewCall = { keyHash: string; callers: Callers };

const booking = z
  .object({
    keyHash: z.string(),
    /** Calendars know the call by the id of its first request. */
    firstId: z.string(),
    id: z.string(),
    callAt: z.number().nullable(),
    endsAt: z.number(),
    callStatus: leadAttributes.shape.callStatus.unwrap(),
    sequence: z.number(),
    isReserved: z.number().transform(Boolean),
    network: z.number().nullable(),
    email: z.number().nullable(),
    phone: z.number().nullable(),
    state: requestState,
    heldBecause: z.string().nullable(),
    /** Null once purged. */
    body: z.string().nullable(),
    attributes: z.string().transform((text) => leadAttributes.parse(JSON.parse(text))),
    acceptedAt: z.number(),
  })
  .transform((row) => {
    const { timeZone, language, needsAgreement } = row.attributes;
    return { ...row, timeZone, language, needsAgreement };
  });

/** A call as it stands now, with the latest request for it. */
export type Booking = z.infer<typeof booking>;
export type ComingCall = Booking & { callAt: number };

/** The end of a call is stored, so shorter hours change nothing about it. */
const IS_RESERVED = 'reserves = 1 AND ends_at > :now - :bufferMs AND body IS NOT NULL';

const BOOKING = `SELECT key_hash AS "keyHash", first_id AS "firstId", request_id AS id, starts_at AS "callAt",
  ends_at AS "endsAt", status AS "callStatus", version AS sequence, network, email, phone, state, body, attributes,
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

/**
 * One network, e-mail address or telephone reserves at most three coming calls, so that a stranger cannot take a
 * month.
 */
const MOST_RESERVED = 3;

const hasFullShare = (callers: Callers, others: readonly Booking[]) =>
  (['network', 'email', 'phone'] as const).some((kind) => {
    const same = others.filter((other) => other[kind] === callers[kind]);
    return callers[kind] !== null && same.length >= MOST_RESERVED;
  });

export const timeOf = ({ callAt, endsAt }: Pick<Booking, 'callAt' | 'endsAt'>): Taken[] =>
  callAt === null ? [] : [[callAt, endsAt]];

const parsed = (rows: readonly unknown[] = []) => rows.map((row) => booking.parse(row));

export type Change = {
  keyHash: string;
  id: string;
  /** The change applies only while this is the latest request. */
  of: string;
  status: 'moved' | 'cancelled';
  body: string;
  link: string | null;
  callAt: number | null;
  needsAgreement: boolean;
};

export function bookingsIn(outbox: Outbox) {
  const { engine } = outbox;
  const found = async ({ sql, values }: Statement) => parsed(await engine.query(sql, values));

  function add(request: NewRequest, { keyHash, callers }: NewCall) {
    const { callAt = null, needsAgreement = false } = request.attributes ?? {};
    return outbox.add(request, {
      looks: [ofKey(keyHash), reserved()],
      writes([sameKey = [], others]) {
        const calls = parsed(others);
        const isBeyondShare = hasFullShare(callers, calls);
        const isTaken = callAt !== null && !isFree(callAt, calls.flatMap(timeOf));
        const insert = {
          sql: `INSERT INTO booking (key_hash, first_id, request_id, starts_at, ends_at, reserves, network, email, phone)
            VALUES (:keyHash, :id, :id, CAST(:callAt AS BIGINT), :endsAt, :reserves, CAST(:network AS BIGINT),
              CAST(:email AS BIGINT), CAST(:phone AS BIGINT))`,
          values: {
            keyHash,
            id: request.id,
            callAt,
            endsAt: endOf(callAt),
            reserves: Number(!request.heldBecause && !isBeyondShare && callAt !== null),
            ...callers,
          },
        };
        return {
          attributes: { needsAgreement: needsAgreement || isTaken || isBeyondShare },
          // No browser gives two calls one key. The second request gets no booking.
          statements: sameKey.length > 0 ? [] : [insert],
        };
      },
    });
  }

  /**
   * Moves or cancels a call in one transaction. Returns false, and changes nothing, if the time is taken or if
   * another change came first.
   */
  async function change({ keyHash, id, of, status, body, link, callAt, ...given }: Change) {
    let isChanged = false;
    await engine.transactSerialised([ofKey(keyHash), reserved()], ([rows, others]) => {
      const [call] = parsed(rows);
      const calls = parsed(others).filter((other) => other.keyHash !== keyHash);
      const isMoved = status === 'moved';
      const isTaken = isMoved && callAt !== null && !isFree(callAt, calls.flatMap(timeOf));
      isChanged = call?.id === of && call.body !== null && !isTaken;
      if (!call || !isChanged) return [];
      const isBeyondShare = isMoved && hasFullShare(call, calls);
      const { attributes: before, state, heldBecause, sequence, firstId } = call;
      const attributes = {
        ...before,
        callAt,
        needsAgreement: given.needsAgreement || isBeyondShare,
        callStatus: status,
        callSequence: sequence + 1,
        changes: firstId,
      };
      const keepUntil = isMoved ? keptUntil(callAt) : 0;
      const update = {
        sql: `UPDATE booking SET request_id = :id, starts_at = CAST(:callAt AS BIGINT), ends_at = :endsAt,
          status = :status, version = version + 1, reserves = :reserves WHERE key_hash = :keyHash`,
        values: {
          keyHash,
          id,
          callAt,
          endsAt: isMoved ? endOf(callAt) : 0,
          status,
          reserves: Number(isMoved && !heldBecause && !isBeyondShare && callAt !== null),
        },
      };
      return [
        addition({ id, body, attributes, secret: link, follows: of, heldBecause, keepUntil }),
        // An older version that is still undelivered no longer owns its time.
        revision(of, state === 'delivered' ? before : { ...before, needsAgreement: true }, 0),
        update,
      ];
    });
    return isChanged;
  }

  /**
   * Decides again whether a call needs agreement when its request is released, retried or sent again. A call that
   * needed agreement once keeps needing it.
   */
  async function judge(request: StoredRequest, isBusy: boolean) {
    const { id } = request;
    await engine.transactSerialised([ofRequest(id), reserved()], ([rows, others]) => {
      const [call] = parsed(rows);
      const calls = parsed(others).filter((other) => other.keyHash !== call?.keyHash);
      const agreed = calls.filter((other) => !other.needsAgreement);
      const isTaken = !call || !isFree(call.callAt ?? 0, agreed.flatMap(timeOf));
      const isBeyondShare = call !== undefined && hasFullShare(call, calls);
      const needsAgreement = request.needsAgreement || isBusy || isTaken || isBeyondShare;
      const revised = revision(id, leadAttributes.parse({ ...request, needsAgreement }));
      const isReleased =
        call?.state === 'held' && call.callAt !== null && call.callStatus !== 'cancelled';
      const reserve = {
        sql: 'UPDATE booking SET reserves = :reserves WHERE request_id = :id',
        values: { id, reserves: Number(!isBeyondShare) },
      };
      return isReleased ? [revised, reserve] : [revised];
    });
  }

  async function coming(): Promise<ComingCall[]> {
    const isComing = `starts_at IS NOT NULL AND ends_at > :now AND body IS NOT NULL`;
    // Two queries, so that a flood of unreserved calls cannot push out a reserved one.
    const calls = await Promise.all(
      [IS_RESERVED, `NOT (${IS_RESERVED})`].map((which) =>
        found(bookings(`WHERE ${isComing} AND ${which} ORDER BY starts_at LIMIT 1000`)),
      ),
    );
    return calls
      .flat()
      .flatMap((call) => (call.callAt === null ? [] : [{ ...call, callAt: call.callAt }]))
      .sort((a, b) => a.callAt - b.callAt || a.acceptedAt - b.acceptedAt);
  }

  async function free(id: string) {
    const rows = await engine.query(
      `UPDATE booking SET reserves = 0 WHERE request_id = :id AND reserves = 1 AND ends_at > :now RETURNING request_id`,
      { id },
    );
    return rows.length > 0;
  }

  const find = async (keyHash: string) => (await found(ofKey(keyHash)))[0];

  async function story({ id, changes }: StoredRequest) {
    const versions: StoredRequest[] = [];
    const which = 'WHERE first_id = :first';
    const [call] = await found(bookings(which, { first: changes ?? id }));
    for (let next: string | null | undefined = call?.id; next; next = versions.at(-1)?.follows) {
      const version = await outbox.find(next);
      if (!version) break;
      versions.push(version);
    }
    return versions;
  }

  /** Deletes bookings without a request, and the hashes of callers whose call is over. */
  async function purgeOver() {
    const isGone = 'NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = request_id)';
    await engine.query(`DELETE FROM booking WHERE ${isGone}`);
    const isErased = 'EXISTS (SELECT 1 FROM outbox WHERE outbox.id = request_id AND body IS NULL)';
    await engine.query(`UPDATE booking SET network = NULL, email = NULL, phone = NULL
      WHERE ends_at <= :now AND coalesce(network, email, phone) IS NOT NULL`);
    await engine.query(
      `UPDATE booking SET starts_at = NULL WHERE starts_at IS NOT NULL AND ${isErased}`,
    );
  }

  return { add, change, judge, coming, free, find, story, purgeOver };
}

const endOf = (callAt: number | null) => (callAt === null ? 0 : callAt + callLengthMs());
const keptUntil = (callAt: number | null) => (callAt === null ? 0 : callAt + callSpanMs());
