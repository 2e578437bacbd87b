import { cached } from '#server/cached.ts';
import { failureCode, log } from '#server/log.ts';
import { ourOutbox } from '#server/open-outbox.ts';
import { troublesIn } from './alert-rules.ts';
import { storeHealth } from './store-health.ts';

export const inWords = (trouble: string) => WORDS[trouble] ?? trouble;

const WORDS: Readonly<Record<string, string>> = {
  late: 'requests wait for delivery for more than ten minutes',
  store: 'the store cannot be written: requests go to their receiver without a stored copy',
  'store full': 'the store is full: requests go to their receiver without a stored copy',
  mail: 'the mail server has accepted no mail for more than ten minutes',
  disk: 'the disk of the store is almost full',
  calendar: 'a calendar cannot be read',
  'calendar events':
    'events of a calendar are not understood: the time that they may take is not offered',
};

const READ_EVERY_MS = 1_000;

export const currentHealth = () => cached('health', READ_EVERY_MS, readHealth);

async function readHealth() {
  try {
    const health = await storeHealth(ourOutbox());
    const troubles = troublesIn(health).map(({ kind }) => kind);
    return { storeWritable: true, troubles, ...health };
  } catch (failure) {
    const reason = failureCode(failure);
    log.error('Store is not writable', { reason });
    return { storeWritable: false, reason, troubles: ['store'] };
  }
}
