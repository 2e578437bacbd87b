import { duration } from '#server/duration.ts';
import type { OpenTrouble } from '#server/outbox/alert-log.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { type Alert, newsIn, type Standing, troublesIn } from './alert-rules.ts';

const HOUR_MS = 3_600_000;
/** The store is looked after each minute, and told to be away at the second time. */
const SILENCE_MS = 150_000;

/** Resolves to whether the message was taken. */
type Send = (kind: string, text: string) => Promise<boolean>;

/**
 * Tells an operator what is wrong, and when all is well again. What was told is noted in the store, for all processes
 * together: each kind at most once an hour, and what lasts again after a day. What nobody took is told again.
 */
export function alerting(outbox: Outbox, send: Send, { hasJustStarted = false } = {}) {
  // What is wrong with the store cannot be noted in it: there each process speaks for itself.
  let storeIsAway = false;
  let storeToldAt = Number.NEGATIVE_INFINITY;

  // Where the oldest that waits gets younger, the queue is worked off, and is not told of. So it is assumed after a start.
  let oldestBefore = hasJustStarted ? Number.POSITIVE_INFINITY : 0;

  /** Whoever was told by a process before this one that the store is away shall hear that it is back. */
  function startAfter(silentMs: number) {
    if (silentMs < SILENCE_MS) return;
    storeIsAway = true;
    storeToldAt = Date.now() - silentMs;
  }

  async function tell(health: Standing) {
    const troubles = troublesIn(health);
    const oldest = health.oldestUndeliveredSeconds ?? 0;
    const isCatchingUp = oldest <= oldestBefore;
    oldestBefore = oldest;
    for (const alert of [...troubles, ...newsIn(health)])
      if (!(alert.kind === 'late' && isCatchingUp)) await tellOnce(alert);
    if (troubles.length === 0) await tellWell();
    else await outbox.closeTroubles({ except: troubles.map(({ kind }) => kind) });
  }

  async function tellOnce({ text, ...note }: Alert) {
    if (!(await outbox.noteAlert(note))) return;
    if (!(await send(note.kind, text))) await outbox.unnoteAlert(note.kind);
  }

  async function tellWell() {
    const trouble = await outbox.openTrouble();
    const wasAway = storeIsAway;
    if (!trouble && !wasAway) return;
    storeIsAway = false;
    // Once for each trouble, however soon after another: of all processes one tells it.
    const happenedAt = trouble?.since ?? storeToldAt;
    if (!(await outbox.noteAlert({ kind: 'well', happenedAt, quietMs: 0 }))) return;
    if (await send('well', `All is well again.${aboutLateOnes(trouble)}`))
      return outbox.closeTroubles();
    storeIsAway = wasAway;
    await outbox.unnoteAlert('well');
  }

  async function tellStoreFailed(reason: string) {
    if (Date.now() - storeToldAt < HOUR_MS) return;
    const text = `The store cannot be written (${reason}): new requests go to the workflow without a safe copy. Look with: npm run doctor`;
    if (!(await send('store', text))) return;
    storeIsAway = true;
    storeToldAt = Date.now();
  }

  return { startAfter, tell, tellStoreFailed };
}

function aboutLateOnes(trouble: OpenTrouble | undefined) {
  if (!trouble?.late) return '';
  const latest = duration(trouble.longestMs ?? 0);
  return ` ${trouble.late} went out late, the latest after ${latest}.`;
}
