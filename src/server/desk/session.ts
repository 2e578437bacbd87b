import { createHmac } from 'node:crypto';
import { DAY_MS } from '#domain/durations.ts';
import { environment } from '#server/configuration/environment.ts';
import { isLoopback } from '#server/configuration/environment-variables.ts';
import { isSameSecret } from '#server/configuration/secrets.ts';

/** Browsers accept a name with this prefix only from the host itself, and only over HTTPS. */
const SECURE = { name: '__Host-desk', attributes: 'Path=/; Secure; HttpOnly; SameSite=Strict' };
/** Safari keeps no secure cookie of localhost. */
const ON_THIS_MACHINE = { name: 'desk', attributes: 'Path=/; HttpOnly; SameSite=Strict' };
const LIFETIME_MS = 30 * DAY_MS;

/** Another password or another store ends all sessions, so nothing stores them. */
export type SessionSecrets = { password: string; storeSecret: string };

export function cookieOfNewSession(headers: Headers, secrets: SessionSecrets, now: number) {
  const { name, attributes } = cookieFor(headers);
  const expires = now + LIFETIME_MS;
  const value = `${expires}.${signatureOf(expires, secrets)}`;
  return `${name}=${value}; Max-Age=${LIFETIME_MS / 1_000}; ${attributes}`;
}

export function cookieOfNoSession(headers: Headers) {
  const { name, attributes } = cookieFor(headers);
  return `${name}=; Max-Age=0; ${attributes}`;
}

export function sessionOf(headers: Headers) {
  const cookie = new RegExp(`(?:^|;\\s*)${cookieFor(headers).name}=([^;]*)`);
  return cookie.exec(headers.get('cookie') ?? '')?.[1];
}

/** A proxy may call the site by a name of this machine. */
const cookieFor = (headers: Headers) =>
  isForThisMachine(headers) && environment().trustedProxies === 0 ? ON_THIS_MACHINE : SECURE;

export const isForThisMachine = (headers: Headers) =>
  isLoopback(URL.parse(`http://${headers.get('host')}`)?.hostname ?? '');

export function isValidSession(session: string, secrets: SessionSecrets, now: number) {
  const [expires = '', signature = ''] = session.split('.');
  return Number(expires) > now && isSameSecret(signature, signatureOf(expires, secrets));
}

const signatureOf = (expires: string | number, { password, storeSecret }: SessionSecrets) =>
  createHmac('sha256', `${storeSecret}\n${password}`)
    .update(`desk until ${expires}`)
    .digest('base64url');
