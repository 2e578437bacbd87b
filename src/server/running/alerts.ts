import type { OperatorWords } from '#content/operator-words.ts';
import { failureCode } from '#server/process/log.ts';
import { findingsIn } from './findings.ts';
import type { StoreHealth } from './health.ts';

export const STORE_FAILS = 'the store failed its check';

/** `kinds` are for the log and the store, `subject` and `text` for the agency. */
export type Alerts = { kinds: string; subject: string; text: string; isStoreFailing?: boolean };

export function alertsIn(health: StoreHealth, words: OperatorWords): Alerts {
  const alerts = findingsIn(health, words).filter(({ isWorthAnAlert }) => isWorthAnAlert);
  return {
    kinds: alerts.map(({ kind }) => kind).join(', '),
    subject: alerts.map(({ title }) => title).join(', '),
    text: alerts.map(({ text }) => text).join('\n'),
  };
}

export function alertsOfFailedStore(failure: unknown, { alerts }: OperatorWords): Alerts {
  const code = failureCode(failure);
  return {
    kinds: `${STORE_FAILS} (${code})`,
    subject: `${alerts.storeFails.title} (${code})`,
    text: alerts.storeFails.text(code),
    isStoreFailing: true,
  };
}
