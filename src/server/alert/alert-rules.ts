import { duration } from '#server/duration.ts';
import type { StoreHealth } from '#server/store-health.ts';

/** Something that an operator would want to be told, and in which words: never a visitor's, never an address. */
export type Alert = { kind: string; text: string; happenedAt?: number };

const LITTLE_ROOM_MB = 200;

export function troublesIn({ leftBehind, ...health }: StoreHealth): Alert[] {
  const { undelivered, late, oldestUndeliveredSeconds, pausedBecause, freeMegabytes } = health;
  const oldest = duration((oldestUndeliveredSeconds ?? 0) * 1000);
  const answer = pausedBecause === null ? '' : ` The workflow's last answer: ${pausedBecause}.`;
  const troubles: Record<string, string | false> = {
    late:
      late > 0 &&
      `${counted(undelivered, 'waits', 'wait')} for delivery, the oldest for ${oldest}.${answer} ` +
        'Nothing is lost. Look with: npm run doctor -- --send',
    'left store':
      leftBehind > 0 &&
      `${counted(leftBehind, 'is', 'are')} left in the store outbox.db, and the site uses a database: nobody delivers them. ` +
        'Bring them along with: npm run outbox -- restore data/outbox.db',
    'store full':
      health.isFull &&
      'The store is full: new requests go to the workflow without a safe copy. Mend the way there, then: npm run doctor',
    disk:
      freeMegabytes !== null &&
      freeMegabytes < LITTLE_ROOM_MB &&
      `Only ${freeMegabytes} MB are free where requests are kept: make room.`,
    calendar:
      health.calendarsAway > 0 &&
      'A calendar cannot be read, and has not been for a day: every time is offered, and each call needs agreement. ' +
        'The log says which calendar and why.',
    'calendar events':
      health.eventsNotUnderstood > 0 &&
      `${health.eventsNotUnderstood} events of a calendar are not understood: their days are taken for busy. ` +
        'The log says which.',
  };
  return Object.entries(troubles).flatMap(([kind, text]) => (text ? { kind, text } : []));
}

export function newsIn(health: StoreHealth): Alert[] {
  const { parked, held, heldOverQuota, lastParkedAt, lastSpamAt, lastOverQuotaAt } = health;
  const news = [
    {
      kind: 'parked',
      happenedAt: lastParkedAt,
      text:
        `${counted(parked, 'is', 'are')} parked: the workflow refused it again and again, and took others. ` +
        'Look with: npm run outbox -- list --state parked',
    },
    {
      kind: 'spam',
      happenedAt: lastSpamAt,
      text: `${counted(held - heldOverQuota, 'is', 'are')} held as suspected spam. Look with: npm run outbox -- list --state held`,
    },
    {
      kind: 'over quota',
      happenedAt: lastOverQuotaAt,
      text:
        `${counted(heldOverQuota, 'is', 'are')} held because one network sent so many. If they are real, ` +
        'TRUSTED_PROXIES does not fit the proxies in front: npm run doctor says. Let them go with: npm run outbox -- release --all',
    },
  ];
  return news.flatMap(({ happenedAt, ...alert }) =>
    happenedAt === null ? [] : { happenedAt, ...alert },
  );
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 request ${one}` : `${count} requests ${many}`;
