import { hash, randomBytes } from 'node:crypto';
import { BROWSER_HEADERS } from '#domain/request-headers.ts';
import { environment } from '#server/configuration/environment.ts';
import { isLoopback } from '#server/configuration/environment-variables.ts';
import { mailboxHash, shortHash } from '#server/process/hashes.ts';

const KEY = /^[\da-f]{32}$/;

type Visitor = { email: string; phone: string };

export function newCallKey({ headers, url }: Request, { email, phone }: Visitor) {
  const fromBrowser = headers.get(BROWSER_HEADERS.callKey) ?? '';
  const key = isCallKey(fromBrowser) ? fromBrowser : randomBytes(16).toString('hex');
  const digits = phone.replace(/\D/g, '');
  const row = {
    callHash: hashOfKey(key),
    link: callLinkOf(key, { url }),
    emailHash: mailboxHash(email),
    phoneHash: digits ? shortHash(digits) : null,
  };
  return { path: `/call/${key}`, row };
}

export const isCallKey = (text: string) => KEY.test(text);

/** A link to this machine helps no visitor. */
export function callLinkOf(key: string, { url }: Pick<Request, 'url'>) {
  const link = new URL(`/call/${key}`, environment().siteUrl ?? url);
  return isLoopback(link.hostname) ? null : link.href;
}

export const hashOfKey = (key: string) => hash('sha256', key);
