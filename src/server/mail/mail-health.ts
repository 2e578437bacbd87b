import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { Queue } from '#server/queue/queue.ts';
import { LATE_AFTER_MS } from '#server/queue/queue-health.ts';
import type { Queryable } from '#server/store/engine.ts';
import { readValues } from '#server/store/read-values.ts';
import { CALL_HAS_BEGUN } from './mail-due.ts';
import { isOneOfSql, kindsThat } from './mail-kinds.ts';
import { BY_AGENCY, type StoredMail, sentSince } from './stored-mail.ts';

export const OLD_MS = HOUR_MS;
export const IS_OLD = `accepted_at < :now - ${OLD_MS}`;

const IS_COPY = isOneOfSql(
  'kind',
  kindsThat(({ audience }) => audience === 'copies'),
);

const COUNTED = {
  parkedCopies: { state: 'parked', where: IS_COPY },
  failingCopies: {
    state: 'pending',
    where: `${IS_COPY} AND failed_since < :now - ${LATE_AFTER_MS}`,
  },
  lateConfirmations: {
    state: 'pending',
    where: `counted_network <> ${BY_AGENCY} AND attempts > 0 AND failures = 0 AND ${IS_OLD}`,
  },
  missedConfirmations: {
    state: 'ended',
    where: `kind = 'confirmation' AND last_answer = '${CALL_HAS_BEGUN}'
      AND accepted_at > :now - ${DAY_MS}`,
  },
} as const;

const BY_AGENCY_IN_AN_HOUR = sentSince(HOUR_MS, `sent.counted_network = ${BY_AGENCY}`);

export async function readMailHealth(
  engine: Queryable,
  queue: Pick<Queue<StoredMail>, 'readHealth' | 'count'>,
) {
  const health = await queue.readHealth();
  const { parkedCopies, failingCopies, ...counts } = await queue.count(COUNTED);
  const sent = await readValues(engine, z.number(), { byAgencyInAnHour: BY_AGENCY_IN_AN_HOUR });
  // In a full mailbox no copy overtakes another, so none is parked.
  const refusedCopies = parkedCopies + (health.pausedSince === null ? failingCopies : 0);
  return {
    ...health,
    ...counts,
    ...sent,
    late: health.late + counts.lateConfirmations,
    refusedCopies,
  };
}
