import 'server-only';
import { environment } from '#server/environment.ts';
import { processWide } from '#server/process-wide.ts';
import { postToWebhook, type Submission } from './webhook.ts';

/** A visitor waits for it. */
const TIMEOUT_MS = 10_000;

const underWay = processWide('direct calls', () => new Map<string, Promise<boolean>>());

/** For a request that could not be stored: one call, now. Asked twice at once for the same, it still makes one. */
export async function deliverDirectly(request: Submission) {
  const call = underWay.get(request.id) ?? callWebhook(request);
  underWay.set(request.id, call);
  try {
    return await call;
  } finally {
    underWay.delete(request.id);
  }
}

async function callWebhook(request: Submission) {
  const { receiver } = environment();
  if (receiver === undefined) return false;
  const answer = await postToWebhook(request, { ...receiver, timeoutMs: TIMEOUT_MS });
  return answer.kind === 'accepted';
}
