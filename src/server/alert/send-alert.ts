import { authorizationOf, withoutCredentials } from '#server/basic-auth.ts';
import { failureCode } from '#server/failure-code.ts';
import { log } from '#server/log.ts';

const TIMEOUT_MS = 5_000;

export type AlertPlace = { url: URL; siteUrl?: string | undefined };

/** One short message, as Slack, Mattermost, Google Chat and n8n take it. Never throws, and tells whether it was taken. */
export async function sendAlert({ url, siteUrl }: AlertPlace, kind: string, text: string) {
  const site = siteUrl === undefined ? 'Your site' : new URL(siteUrl).host;
  const outcome = await post(url, JSON.stringify({ text: `${site}: ${text}` }));
  if (outcome === 'taken') log.info('Alert sent', { kind });
  else log.error('Alert failed', { kind, reason: outcome });
  return outcome === 'taken';
}

async function post(url: URL, body: string) {
  try {
    const answer = await fetch(withoutCredentials(url), {
      ...{ method: 'POST', body, redirect: 'manual', cache: 'no-store' },
      headers: { ...authorizationOf(url), 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    answer.body?.cancel().catch(() => undefined);
    return answer.ok ? 'taken' : String(answer.status);
  } catch (failure) {
    return failureCode(failure);
  }
}
