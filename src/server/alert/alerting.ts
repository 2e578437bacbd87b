import { duration } from '#server/duration.ts';
import type { OpenTrouble } from '#server/outbox/alert-log.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { HOUR_MS } from '#server/outbox/waits.ts';
import { type Alert, newsIn, type Standing, troublesIn } from './alert-rules.ts';
import type { OpenEnds } from './open-ends.ts';
import { type AlertPlace, sendAlert } from './send-alert.ts';

/**
 * Tells an operator what is wrong, and when all is well again. What was told is noted in the store, for all processes
 * together: each kind at most once an hour, and what lasts again after a day. What nobody took is told again.
 */
export function alerting(
  outbox: Outbox,
  place: AlertPlace,
  { hasJustStarted, ends }: { hasJustStarted: boolean; ends: OpenEnds },
) {
  const send = (kind: string, text: string) => sendAlert(place, kind, text);

  // What is wrong with the store cannot be noted in it: there each process speaks for itself.
  let storeToldAt = Number.NEGATIVE_INFINITY;

  // Where the oldest that waits gets younger, the queue is worked off, and is not told of. So it is assumed after a start.
  let oldestBefore = hasJustStarted ? Number.POSITIVE_INFINITY : 0;

  async function tell(health: Standing) {
    const troubles = troublesIn(health);
    const oldest = health.oldestUndeliveredSeconds ?? 0;
    const isCatchingUp = oldest <= oldestBefore;
    oldestBefore = oldest;
    for (const alert of [...troubles, ...newsIn(health)])
      if (!(alert.kind === 'late' && isCatchingUp)) await tellOnce(alert);
    const lasting = troubles.filter(({ lasts }) => lasts);
    if (lasting.length === 0) await tellWell();
    else await outbox.closeTroubles({ except: lasting.map(({ kind }) => kind) });
  }

  async function tellOnce({ text, ...note }: Alert) {
    if (!(await outbox.claimAlert(note))) return;
    if (!(await send(note.kind, text))) await outbox.giveAlertBack(note.kind);
  }

  async function tellWell() {
    const trouble = await outbox.openTrouble();
    const awaySince = ends.openSince('store');
    const happenedAt = trouble?.since ?? awaySince;
    if (happenedAt === undefined) return;
    // Once for each trouble, however soon after another: of all processes one tells it.
    const isOurs = await outbox.claimAlert({ kind: 'well', happenedAt, quietMs: 0 });
    if (isOurs && !(await send('well', `All is well again.${aboutLateOnes(trouble)}`)))
      return outbox.giveAlertBack('well');
    ends.close('store');
    if (isOurs) await outbox.closeTroubles();
  }

  async function tellStoreFailed(reason: string) {
    if (Math.abs(Date.now() - storeToldAt) < HOUR_MS) return;
    const text = `The store cannot be written (${reason}): new requests go to the workflow without a safe copy. Look with: npm run doctor`;
    if (!(await send('store', text))) return;
    ends.leaveOpen('store');
    storeToldAt = Date.now();
  }

  return { tell, tellStoreFailed };
}

function aboutLateOnes(trouble: OpenTrouble | undefined) {
  if (!trouble?.late) return '';
  const latest = duration(trouble.longestMs ?? 0);
  return ` ${trouble.late} went out late, the latest after ${latest}.`;
}
