import 'server-only';
import type { Engine } from './engine.ts';
import { LATE_AFTER_MS, type Outbox } from './outbox.ts';
import { openTroubleRow } from './rows.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** One statement, so that of all processes that see the same trouble at once one tells it. */
const NOTE = `
  INSERT INTO outbox_alert (kind, told_at, since)
  VALUES (:kind, :now, CASE WHEN :lasts = 1 THEN :now END)
  ON CONFLICT (kind) DO UPDATE SET told_at = :now, since = coalesce(outbox_alert.since, excluded.since)
  WHERE outbox_alert.told_at < :happenedAt AND (
    outbox_alert.told_at > :now
    OR outbox_alert.told_at <= :now - CASE WHEN outbox_alert.since IS NULL THEN :quietMs ELSE ${DAY_MS} END
  )
  RETURNING kind`;

const UNNOTE = 'UPDATE outbox_alert SET told_at = 0 WHERE kind = :kind RETURNING kind';

const OPEN_TROUBLE = `
  SELECT opened.since AS since, count(outbox.id) AS late, max(delivered_at - accepted_at) AS "longestMs"
  FROM (SELECT min(since) AS since FROM outbox_alert WHERE since IS NOT NULL) AS opened
  LEFT JOIN outbox ON state = 'delivered' AND delivered_at >= opened.since
    AND delivered_at - accepted_at > :lateAfterMs
  WHERE opened.since IS NOT NULL GROUP BY opened.since`;

const CLOSE_TROUBLE = 'UPDATE outbox_alert SET since = NULL WHERE since IS NOT NULL RETURNING kind';

type Alerts = Pick<Outbox, 'noteAlert' | 'unnoteAlert' | 'openTrouble' | 'closeTrouble'>;

/** What an operator was told, and when: in the store, because many processes see the same. */
export function sqlAlerts(engine: Engine): Alerts {
  return {
    async noteAlert({ kind, happenedAt, lasts = false, quietMs = HOUR_MS }) {
      const values = { kind, lasts: Number(lasts), quietMs };
      const noted = await engine.run(NOTE, {
        ...values,
        happenedAt: happenedAt ?? Number.MAX_SAFE_INTEGER,
      });
      return noted.length > 0;
    },
    async unnoteAlert(kind) {
      await engine.run(UNNOTE, { kind });
    },
    async openTrouble() {
      const [row] = await engine.run(OPEN_TROUBLE, { lateAfterMs: LATE_AFTER_MS });
      return row === undefined ? undefined : openTroubleRow.parse(row);
    },
    async closeTrouble() {
      await engine.run(CLOSE_TROUBLE);
    },
  };
}
