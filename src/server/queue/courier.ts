import { failureCode, log } from '#server/process/log.ts';
import { measured } from '#server/process/recent-durations.ts';
import type { Attempt } from './attempt.ts';
import type { Claimed, Claims } from './claims.ts';
import { type Decision, LEASE_MS } from './decide.ts';

const RENEW_MS = 5_000;
/** Before another process may take the lane, ten seconds remain to hang up. */
const LOST_AFTER_MS = LEASE_MS - 10_000;
const RETRY_WRITE_FOR_MS = 20_000;
const TRY_AGAIN_MS = 500;

const OUTCOME_NOT_STORED =
  'The outcome of a delivery cannot be stored. ' +
  'If the store fails for 20 s, the request is sent again under the same id';

export type Send<Row> = (row: Claimed<Row>, stop: AbortSignal) => Promise<Attempt>;

type Run = { lease: string; stopClaiming: AbortSignal; hangUp?: AbortSignal };

/** If a process dies while it sends, the receiver may be at work, so the row waits `timeoutMs`. */
type Options<Row> = {
  enqueueNew?: () => Promise<unknown>;
  timeoutMs?: number;
  idInLog?: (row: Claimed<Row>) => string;
};

export type Courier = ReturnType<typeof courierOf>;

/** Receivers recognise duplicates reliably only if rows come one at a time. */
export function courierOf<Row>(queue: Claims<Row>, send: Send<Row>, options: Options<Row> = {}) {
  const { idInLog = ({ id }) => id } = options;

  return { deliver, msUntilDue: queue.msUntilDue };

  async function deliver(run: Run) {
    await options.enqueueNew?.();
    await queue.trustTimes();
    let hasClaimed = false;
    while (!run.stopClaiming.aborted) {
      const row = await queue.claim(run.lease, options.timeoutMs);
      if (!row) break;
      hasClaimed = true;
      await deliverOne(row, run);
    }
    if (hasClaimed) await queue.leave(run.lease);
  }

  async function deliverOne(row: Claimed<Row>, { hangUp }: Run) {
    const renewal = keepLease(queue, row.lease);
    try {
      const stop = AbortSignal.any([renewal.lost, ...(hangUp ? [hangUp] : [])]);
      const attempt = await measured(queue.queueName, send(row, stop));
      const recorded = await renewal.retryWrite(() => queue.recordAttempt(row, attempt));
      if (recorded) logDecision(queue.queueName, idInLog(row), recorded);
    } finally {
      await renewal.stopRenewing();
    }
  }
}

export function keepLease(queue: Pick<Claims<unknown>, 'renew'>, lease: string) {
  const losing = new AbortController();
  const lossTimer = setTimeout(() => losing.abort(), LOST_AFTER_MS);
  let renewing: Promise<void> | undefined;
  const renewals = setInterval(() => {
    renewing ??= renew();
  }, RENEW_MS);

  async function renew() {
    const isOurs = await queue.renew(lease).catch(() => undefined);
    if (isOurs) lossTimer.refresh();
    if (isOurs === false) losing.abort();
    renewing = undefined;
  }

  return {
    lost: losing.signal,
    /** A row whose outcome is not stored is sent again. */
    async retryWrite<Result>(write: () => Promise<Result>) {
      const end = performance.now() + RETRY_WRITE_FOR_MS;
      for (let tries = 1; ; tries += 1)
        try {
          return await write();
        } catch (failure) {
          if (losing.signal.aborted || performance.now() > end) throw failure;
          if (tries === 1) log.warn(OUTCOME_NOT_STORED, { reason: failureCode(failure) });
          await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
        }
    },
    async stopRenewing() {
      clearInterval(renewals);
      clearTimeout(lossTimer);
      await renewing;
    },
  };
}

function logDecision(queueName: string, id: string, { state, answer, lane }: Decision) {
  const { wasPaused, isPaused, pauseMs } = lane;
  if (state === 'parked')
    log.error('Parked: see npm run outbox -- show ID', { queue: queueName, id });
  if (wasPaused && !isPaused) log.info('Delivery has resumed', { queue: queueName });
  if (!wasPaused && isPaused)
    log.error('Delivery is paused', { queue: queueName, reason: answer, pauseMs });
}
