import { bufferMs } from '#domain/agency-calls.ts';
import {
  type NewRequest,
  type Outbox,
  readAttributes,
  type StoredRequest,
  withAttributes,
} from '#server/site-outbox.ts';
import type { Statement } from '#server/store/engine.ts';
import {
  bookings,
  type Caller,
  type ComingCall,
  columnsOf,
  firstOf,
  isAgreedByOther,
  isBeyondShare,
  isTakenBy,
  MAX_RESERVED,
  ofKey,
  ofRequest,
  parsed,
  requests,
  reservedBeside,
} from './booking.ts';
import { type Change, planChange, planReturn, reserve } from './plan-change.ts';

export type NewCall = { keyHash: string; caller: Caller };

export function bookingsIn(outbox: Outbox) {
  const { engine, updateSql } = outbox;
  const found = async ({ sql, values }: Statement) => parsed(await engine.query(sql, values));

  return {
    add(asked: NewRequest, { keyHash, caller }: NewCall) {
      const { id, heldBecause, attributes } = asked;
      const { callAt = null } = attributes ?? {};
      return outbox.add(asked, {
        reads: [ofKey(keyHash), reservedBeside(id)],
        writes([sameKey = [], rows]) {
          const others = parsed(rows);
          const isBeyond = isBeyondShare(caller, others);
          const hasTime = sameKey.length === 0 && !isBeyond && !isTakenBy(others, callAt);
          const needsAgreement = attributes?.needsAgreement || !hasTime;
          const changed = { attributes: { ...attributes, needsAgreement } };
          // A link with this key leads to the other call.
          if (sameKey.length > 0) return { changed: { ...changed, secret: null }, statements: [] };
          const insert = {
            sql: `INSERT INTO booking (key_hash, first_id, request_id, starts_at, ends_at, status, call_sequence, reserves, network, email, phone)
              VALUES (:keyHash, :id, :id, CAST(:callAt AS BIGINT), :endsAt, :callStatus, :callSequence, :reserves,
                CAST(:network AS BIGINT), CAST(:email AS BIGINT), CAST(:phone AS BIGINT))`,
            values: { keyHash, id, ...columnsOf({ callAt }, !heldBecause && !isBeyond), ...caller },
          };
          return { changed, statements: [insert] };
        },
      });
    },

    async change(given: Change) {
      const [, , ...written] = await engine.transactSerialised(
        [ofKey(given.keyHash), reservedBeside(given.follows)],
        ([rows, others]) => planChange(outbox, parsed(rows)[0], parsed(others), given),
      );
      return written.length > 0;
    },

    async recheck({ id }: StoredRequest, { isNotOffered }: { isNotOffered: boolean }) {
      await engine.transactSerialised(
        [requests('id = :id', { id }), ofRequest(id), reservedBeside(id)],
        ([requestRows, rows, otherRows]) => {
          const [call] = parsed(rows);
          const { attributes = '{}' } = firstOf(requestRows) ?? {};
          const { callAt, callStatus, ...before } = readAttributes(attributes);
          const others = parsed(otherRows);
          const isBeyond = call !== undefined && isBeyondShare(call, others);
          const hasTime = call && !isBeyond && !isAgreedByOther(others, callAt);
          const needsAgreement = before.needsAgreement || isNotOffered || !hasTime;
          const isBeingReleased = call?.state === 'held' && callAt && callStatus !== 'cancelled';
          const revised = updateSql(id, withAttributes(attributes, { needsAgreement }));
          return isBeingReleased ? [revised, reserve(id, !isBeyond)] : [revised];
        },
      );
    },

    /** Deletes a request that is held or parked. Its call returns to the request that it followed. */
    async discard(id: string) {
      const isEarlier = 'id = (SELECT follows FROM outbox WHERE id = :id)';
      const isWaiting = `state IN ('held', 'parked')`;
      const deleteWaiting = `DELETE FROM outbox WHERE ${isWaiting} AND id = :id RETURNING id`;
      const endCall = 'DELETE FROM booking WHERE request_id = :id';
      // A later change of the same call now follows the request before.
      const relink = 'UPDATE outbox SET follows = :earlier WHERE follows = :id';
      const [, , , deleted = []] = await engine.transactSerialised(
        [
          requests(isEarlier, { id }),
          ofRequest(id),
          reservedBeside(id),
          { sql: deleteWaiting, values: { id } },
        ],
        ([earlierRows, rows, others, deleted = []]) => {
          const [earlier, [call]] = [firstOf(earlierRows), parsed(rows)];
          if (deleted.length === 0) return [];
          if (!call) return earlier ? [{ sql: relink, values: { id, earlier: earlier.id } }] : [];
          if (!earlier) return [{ sql: endCall, values: { id } }];
          return planReturn(outbox, call, earlier, parsed(others));
        },
      );
      return deleted.length > 0;
    },

    /** Somebody else may get the time, so its request no longer counts as agreed. */
    async free(id: string) {
      const [, ...written] = await engine.transactSerialised([ofRequest(id)], ([rows]) => {
        const [call] = parsed(rows);
        if (!call?.isReserved) return [];
        const attributes = withAttributes(call.attributes, { needsAgreement: true });
        return [reserve(id, false), updateSql(id, attributes)];
      });
      return written.length > 0;
    },

    async coming(pastMs = bufferMs()): Promise<ComingCall[]> {
      // Reserved calls first, so that a flood of others cannot push them out.
      const calls = await found(
        bookings(
          `WHERE starts_at IS NOT NULL AND ends_at > :now - :pastMs AND body IS NOT NULL
          ORDER BY "isReserved" DESC, starts_at LIMIT 2000`,
          { pastMs },
        ),
      );
      return calls
        .flatMap((call) => (call.callAt === null ? [] : [{ ...call, callAt: call.callAt }]))
        .sort((a, b) => a.callAt - b.callAt || a.acceptedAt - b.acceptedAt);
    },

    /** Calls that are soon, and were requested before that. */
    toRemind: (given: { remindMs: number; untilMs: number }) =>
      found(
        bookings(
          `WHERE ends_at > :now AND starts_at > :now + :untilMs AND starts_at <= :now + :remindMs
          AND accepted_at <= starts_at - :remindMs AND state <> 'held'`,
          given,
        ),
      ),

    changedWithin: (ms: number) =>
      found(
        bookings(
          "WHERE status IS NOT NULL AND starts_at > :now AND accepted_at > :now - :ms AND state <> 'held'",
          { ms },
        ),
      ),

    find: async (keyHash: string) => (await found(ofKey(keyHash)))[0],
    findLatest: async (id: string) => (await found(ofRequest(id)))[0],

    async versionsOf({ id, firstId }: StoredRequest) {
      const versions: StoredRequest[] = [];
      const [call] = await found(bookings('WHERE first_id = :first', { first: firstId ?? id }));
      let version = call && (await outbox.find(call.id));
      for (; version; version = version.follows ? await outbox.find(version.follows) : undefined)
        versions.push(version);
      return versions;
    },

    async purgeEndedCalls() {
      const request = 'SELECT 1 FROM outbox WHERE outbox.id = request_id';
      await engine.query(`DELETE FROM booking WHERE NOT EXISTS (${request})`);
      await engine.query(`UPDATE booking SET network = NULL, email = NULL, phone = NULL
        WHERE ends_at <= :now AND coalesce(network, email, phone) IS NOT NULL`);
      await engine.query(`UPDATE booking SET starts_at = NULL
        WHERE starts_at IS NOT NULL AND EXISTS (${request} AND body IS NULL)`);
    },

    /** Coming calls that reserve nothing, of a network in which several visitors reserve all that it may. */
    async beyondShare() {
      const [row] = await engine.query(`SELECT count(*) AS count FROM booking WHERE reserves = 0
        AND ends_at > :now AND network IN (SELECT network FROM booking WHERE reserves = 1
          AND ends_at > :now GROUP BY network HAVING count(DISTINCT email) >= ${MAX_RESERVED})`);
      return Number(Object(row).count);
    },
  };
}
