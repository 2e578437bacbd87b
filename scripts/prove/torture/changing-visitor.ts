import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { DAY_MS } from '#domain/durations.ts';
import { aCallBody } from '../../../__tests__/kit/builders/requests.ts';
import { type FormToPost, newForm } from '../../../__tests__/kit/real/post-form.ts';
import type { WebhookReceiver } from '../../../__tests__/kit/real/webhook-receiver.ts';

export type Change = { status: 'moved' | 'cancelled'; at: string | undefined };
/** A request that went straight to the workflow has no page of its call. */
export const WITHOUT_PAGE = 404;
type Calls = WebhookReceiver['calls'];

const DAYS_AHEAD = 55;

export function newCallForm(): FormToPost & { callKey: string } {
  const quarter = Math.floor(Math.random() * 96);
  const callDate = addDays(Date.now() + 2 * DAY_MS, Math.random() * DAYS_AHEAD)
    .toISOString()
    .slice(0, 10);
  const callTime = new Date(quarter * 15 * 60_000).toISOString().slice(11, 16);
  const body = JSON.stringify(aCallBody({ callDate, callTime }));
  return { ...newForm(), body, callKey: randomUUID().replaceAll('-', '') };
}

/** Resolves to the change that the site acknowledged, or to the status of a refusal. */
export async function tryChange(
  site: string,
  { callKey, address }: FormToPost,
  status: Change['status'],
): Promise<Change | number> {
  const url = `${site}/call/${callKey}`;
  const headers = { 'x-forwarded-for': address };
  const signal = AbortSignal.timeout(20_000);
  // With a week the page has times, also after a move whose response was lost.
  const response = await fetch(`${url}?week=`, { headers, signal });
  if (!response.ok) return response.status;
  const page = await response.text();
  const [, revision = ''] = /name="revision" value="(\d+)"/.exec(page) ?? [];
  const at = status === 'moved' ? anyOf(freeTimesIn(page)) : undefined;
  if (status === 'moved' && !at) return response.status;
  const fields = at ? { action: 'move', at, revision } : { action: 'cancel', revision };
  const body = new URLSearchParams(fields);
  const answer = await fetch(url, { method: 'POST', headers, signal, body, redirect: 'manual' });
  return answer.status === 303 ? { status, at } : answer.status;
}

const freeTimesIn = (page: string) =>
  [...page.matchAll(/<input[^>]* name="at"[^>]*>/g)]
    .filter(([input]) => !input.includes(' disabled'))
    .map(([input]) => / value="([^"]+)"/.exec(input)?.[1]);

const anyOf = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)];

/** The last that the workflow hears of a call is its last change. */
export function isLastHeard(calls: Calls, callKey: string, { status, at }: Change) {
  const last = calls.findLast(({ headers }) => `${headers['x-call-link']}`.endsWith(callKey));
  return last?.headers['x-call-status'] === status && (!at || last.headers['x-call-at'] === at);
}
