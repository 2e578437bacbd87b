import { z } from 'zod';
import type { Engine } from './engine.ts';
import { LATE_AFTER_MS } from './stored-request.ts';
import { DAY_MS, HOUR_MS } from './waits.ts';

/** A lasting trouble that ended and began again is a new one; one that comes and goes by the minute is not told each time. */
const BETWEEN_TROUBLES_MS = 5 * 60_000;

const openTrouble = z.object({
  since: z.number(),
  late: z.number(),
  longestMs: z.number().nullable(),
});

export type AlertClaim = {
  kind: string;
  /** Not told again if it was told after that. */
  happenedAt?: number;
  /** It goes on until it is mended; told again after a day. */
  lasts?: boolean;
  /** How soon after it was told this kind may be told again: by default after an hour, a new lasting trouble after minutes. */
  quietMs?: number | undefined;
};

export type OpenTrouble = z.infer<typeof openTrouble>;

/** What an operator was told, and when: in the store, because many processes see the same. */
export function alertLogIn(engine: Engine) {
  return {
    /** True for one of all processes, which shall tell this now. One statement, so that no two do. */
    async claimAlert({
      kind,
      happenedAt = Number.MAX_SAFE_INTEGER,
      lasts = false,
      quietMs = lasts ? BETWEEN_TROUBLES_MS : HOUR_MS,
    }: AlertClaim) {
      const values = { kind, happenedAt, lasts: Number(lasts), quietMs };
      const rows = await engine.query(
        `INSERT INTO outbox_alert (kind, told_at, since)
        VALUES (:kind, :now, CASE WHEN :lasts = 1 THEN :now END)
        ON CONFLICT (kind) DO UPDATE SET told_at = :now, since = coalesce(outbox_alert.since, excluded.since)
        WHERE outbox_alert.told_at < :happenedAt AND (
          outbox_alert.told_at > :now OR outbox_alert.told_at <= :now - CASE WHEN outbox_alert.since IS NULL THEN :quietMs ELSE ${DAY_MS} END
        )
        RETURNING kind`,
        values,
      );
      return rows.length > 0;
    },
    /** Nobody took it: it is to be told again. */
    async giveAlertBack(kind: string) {
      await engine.query('UPDATE outbox_alert SET told_at = 0 WHERE kind = :kind', { kind });
    },
    /** Since when something is wrong that was told, and how many went out late meanwhile. */
    async openTrouble() {
      const [row] = await engine.query(
        `SELECT opened.since AS since, count(outbox.id) AS late, max(delivered_at - accepted_at) AS "longestMs"
        FROM (SELECT min(since) AS since FROM outbox_alert WHERE since IS NOT NULL) AS opened
        LEFT JOIN outbox ON state = 'delivered' AND delivered_at >= opened.since
          AND delivered_at - accepted_at > ${LATE_AFTER_MS}
        WHERE opened.since IS NOT NULL GROUP BY opened.since`,
      );
      return openTrouble.optional().parse(row);
    },
    /** All troubles but these are over: each is told again as soon as it comes back. */
    async closeTroubles({ except = [] }: { except?: readonly string[] } = {}) {
      await engine.query(
        `UPDATE outbox_alert SET since = NULL
        WHERE since IS NOT NULL AND kind NOT IN (${['', ...except].map((kind) => `'${kind}'`)})`,
      );
    },
  };
}
