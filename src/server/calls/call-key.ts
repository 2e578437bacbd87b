import { hash, randomBytes } from 'node:crypto';
import { environment } from '#server/configuration/environment.ts';
import { isLoopback } from '#server/configuration/environment-variables.ts';
import { mailboxHash, shortHash } from '#server/requests/derived-id.ts';

const KEY = /^[\da-f]{32}$/;

export function callKeyOf({ headers, url }: Request) {
  const given = headers.get('x-call-key') ?? '';
  const key = isCallKey(given) ? given : randomBytes(16).toString('hex');
  return { path: `/call/${key}`, link: callLinkOf(key, { url }), call: hashOfKey(key) };
}

export const isCallKey = (text: string) => KEY.test(text);

/** Null if the site's public address is unknown: a link to this machine helps no visitor. */
export function callLinkOf(key: string, { url }: Pick<Request, 'url'>) {
  const link = new URL(`/call/${key}`, environment().siteUrl ?? url);
  return isLoopback(link.hostname) ? null : link.href;
}

export const hashOfKey = (key: string) => hash('sha256', key);

export function callerOf({ email, phone }: { email: string; phone: string }, network: string) {
  const digits = phone.replace(/\D/g, '');
  return {
    network: shortHash(network),
    email: mailboxHash(email),
    phone: digits ? shortHash(digits) : null,
  };
}
