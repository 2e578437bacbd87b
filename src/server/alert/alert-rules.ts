import { duration } from '#server/duration.ts';
import type { AlertNote } from '#server/outbox/alert-log.ts';
import type { OutboxHealth } from '#server/outbox/outbox.ts';

/** Something that an operator would want to be told, and in which words: never a visitor's, never an address. */
export type Alert = AlertNote & { text: string };

const LITTLE_ROOM_MB = 200;
const DAY_MS = 86_400_000;

/** What is wrong now, and lasts until it is mended. */
export function troublesIn(health: OutboxHealth): Alert[] {
  const troubles: Alert[] = [];
  const { undelivered, late, oldestUndeliveredSeconds, pausedBecause, freeMegabytes, isFull } =
    health;
  const { calendarsAway } = health;
  const oldest = duration((oldestUndeliveredSeconds ?? 0) * 1000);
  const answer = pausedBecause === null ? '' : ` The workflow's last answer: ${pausedBecause}.`;
  if (late > 0)
    troubles.push(
      trouble(
        'late',
        `${counted(undelivered, 'waits', 'wait')} for delivery, the oldest for ${oldest}.${answer} ` +
          'Nothing is lost. Look with: npm run doctor -- --send',
      ),
    );
  if (isFull)
    troubles.push(
      trouble(
        'store full',
        'The store is full: new requests go to the workflow without a safe copy. Mend the way there, then: npm run doctor',
      ),
    );
  if (freeMegabytes !== null && freeMegabytes < LITTLE_ROOM_MB)
    troubles.push(
      trouble('disk', `Only ${freeMegabytes} MB are free where requests are kept: make room.`),
    );
  if (calendarsAway > 0)
    troubles.push(
      trouble(
        'calendar',
        'A calendar cannot be read, and has not been for a day: every time is offered, and each call waits for your word. ' +
          'Look with: npm run doctor',
      ),
    );
  return troubles;
}

/** What has happened, and waits for an operator to look. */
export function newsIn(health: OutboxHealth): Alert[] {
  const { parked, held, heldOverQuota, lastParkedAt, lastSpamAt, lastOverQuotaAt } = health;
  const news: Alert[] = [];
  if (lastParkedAt !== null)
    news.push({
      ...{ kind: 'parked', happenedAt: lastParkedAt },
      text:
        `${counted(parked, 'is', 'are')} parked: the workflow refused it again and again, and took others. ` +
        'Look with: npm run outbox -- list --state parked',
    });
  if (lastSpamAt !== null)
    news.push({
      ...{ kind: 'spam', happenedAt: lastSpamAt, quietMs: DAY_MS },
      text:
        `${counted(held - heldOverQuota, 'is', 'are')} held as suspected spam. ` +
        'Look with: npm run outbox -- list --state held',
    });
  if (lastOverQuotaAt !== null)
    news.push({
      ...{ kind: 'over quota', happenedAt: lastOverQuotaAt, quietMs: DAY_MS },
      text:
        `${counted(heldOverQuota, 'is', 'are')} held because one network sent so many. If they are real, a proxy stands ` +
        'in front that TRUSTED_PROXIES does not count. Let them go with: npm run outbox -- release --all',
    });
  return news;
}

const trouble = (kind: string, text: string): Alert => ({ kind, lasts: true, text });

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 request ${one}` : `${count} requests ${many}`;
