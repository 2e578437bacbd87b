import { callSpanMs } from '#domain/agency-calls.ts';
import { TAKEN_NOW } from './calls.ts';
import type { Engine } from './engine.ts';

/** When a request that waits began to. Both engines have an index of exactly these words. */
export const WAITS_SINCE = 'coalesce(resent_at, accepted_at)';

/** What was delivered, and lost by whoever took it. */
export function resendIn(engine: Engine) {
  return {
    /**
     * Has one of them sent again, or all that went out since a moment: those whose words are still here. When it was
     * delivered first stays known. Resolves to how many.
     */
    async resend(wanted: { id: string } | { since: number }) {
      const which = 'id' in wanted ? 'id = :id' : '(delivered_at >= :since OR resent_at >= :since)';
      const rows = await engine.query(
        `UPDATE outbox SET state = 'pending', due_at = :now, resent_at = :now, failures = 0, failed_since = NULL,
          others_passed = 0, ${TAKEN_NOW}
        WHERE state = 'delivered' AND body IS NOT NULL AND ${which} RETURNING id`,
        { ...wanted, spanMs: callSpanMs() },
      );
      return rows.length;
    },
  };
}
