import { operatorWords } from '#content/operator-words.ts';
import type { QueueHealth } from '#server/queue/queue-health.ts';
import type { Action } from './actions.ts';
import { deliveryInWords, lastDeliveryInWords } from './request-in-words.ts';

/** A button stands in place of the sentence. */
export const wordsOfDesksAlerts = {
  ...operatorWords,
  alerts: { ...operatorWords.alerts, releaseAll: '' },
};

/** The head of the desk shows this part of the store's health. */
export type HealthOnDesk = QueueHealth &
  Record<'heldOverQuota' | 'heldInFlood', number> & { hasReceiver: boolean };

/** `alerts` are sentences, one a line. */
export function shownDelivery(health: HealthOnDesk, alerts: string) {
  const { parked, heldOverQuota, heldInFlood, lastDeliveredAt } = health;
  const { flow, inWords, why } = deliveryInWords(health, operatorWords);
  const actions: Action[] = [
    ...(health.hasReceiver && (flow !== 'flows' || parked > 0) ? (['retry-all'] as const) : []),
    ...(heldOverQuota + heldInFlood > 0 ? (['release-all'] as const) : []),
  ];
  const last = lastDeliveryInWords(lastDeliveredAt, operatorWords);
  return { flow, inWords, sentences: [why, last, ...alerts.split('\n')].filter(Boolean), actions };
}
