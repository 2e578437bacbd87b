import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { failureCode } from '#server/process/log.ts';
import { authorizationOf, withoutCredentials } from '#server/process/outgoing-http.ts';
import { textWithin } from '#server/process/text-within.ts';

const WITHIN_MS = 10_000;
const MAX_BYTES = 5_000_000;
const MAX_REDIRECTS = 3;

/** For the operator. Never names the address, which is a secret. */
export class FeedError extends Error {}

export async function fetchFeed(url: URL) {
  const signal = AbortSignal.timeout(WITHIN_MS);
  try {
    const { body } = await follow(url, signal);
    const text = await textWithin(MAX_BYTES, body);
    if (text === undefined) throw new FeedError('it is longer than 5 MB');
    return text;
  } catch (failure) {
    if (failure instanceof FeedError) throw failure;
    throw new FeedError(signal.aborted ? 'no answer within 10 seconds' : failureCode(failure));
  }
}

async function follow(url: URL, signal: AbortSignal, redirects = 0): Promise<Response> {
  const headers = { accept: 'text/calendar', ...authorizationOf(url) };
  const answer = await fetch(withoutCredentials(url), { signal, headers, redirect: 'manual' });
  if (answer.ok) return answer;
  await answer.body?.cancel();
  const location = answer.status < 400 && answer.headers.get('location');
  const next = location && redirects < MAX_REDIRECTS ? URL.parse(location, url) : null;
  if (!next) throw new FeedError(`it answers ${answer.status}`);
  if (next.protocol !== 'https:' || !(await isPublic(next)))
    throw new FeedError('it leads to an address that is not public, or not https');
  return follow(next, signal, redirects + 1);
}

async function isPublic({ hostname }: URL) {
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  return addresses.every(({ address }) => ipaddr.process(address).range() === 'unicast');
}
