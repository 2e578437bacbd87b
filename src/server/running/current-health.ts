import { englishOperatorWords } from '#content/operator-words.ts';
import { cached } from '#server/process/cached.ts';
import { failureCode, log } from '#server/process/log.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { STORE_FAILS } from './alerts.ts';
import { findingsIn } from './findings.ts';
import { readStoreHealth } from './health.ts';

const READ_EVERY_MS = 1_000;

export const currentHealth = () => cached('health', READ_EVERY_MS, readHealth);

async function readHealth() {
  try {
    const health = await readStoreHealth(ourRequests());
    const troubles = findingsIn(health, englishOperatorWords)
      .filter(({ weight }) => weight === 'trouble')
      .map(({ kind }) => kind);
    return { storeWritable: true, troubles, ...health };
  } catch (failure) {
    const reason = failureCode(failure);
    log.error('Store failed its check', { reason });
    return { storeWritable: false, reason, troubles: [STORE_FAILS] };
  }
}
