import { operatorWords } from '#content/operator-words.ts';
import { alertsIn } from '#server/running/alerts.ts';
import type { StoreHealth } from '#server/running/health.ts';
import { deliveryInWords, lastDeliveryInWords } from './request-in-words.ts';
import type { Action } from './run-action.ts';

/** A button stands in place of the sentence. */
const wordsOfAlerts = { ...operatorWords, alerts: { ...operatorWords.alerts, releaseAll: '' } };

export function shownDelivery(health: StoreHealth) {
  const { parked, heldOverQuota, heldInFlood, lastDeliveredAt } = health;
  const { flow, inWords, why } = deliveryInWords(health, operatorWords);
  const alerts = alertsIn(health, wordsOfAlerts).text.split('\n');
  const actions: Action[] = [
    ...(flow !== 'flows' || parked > 0 ? (['retry-all'] as const) : []),
    ...(heldOverQuota + heldInFlood > 0 ? (['release-all'] as const) : []),
  ];
  const last = lastDeliveryInWords(lastDeliveredAt, operatorWords);
  return { flow, inWords, sentences: [why, last, ...alerts].filter(Boolean), actions };
}
