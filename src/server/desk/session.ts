import { createHmac } from 'node:crypto';
import { DAY_MS } from '#domain/durations.ts';
import { isSameSecret } from '#server/configuration/secrets.ts';

/** Browsers accept a name with this prefix only from the host itself, and only over HTTPS. */
const COOKIE = '__Host-desk';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';
const LIFETIME_MS = 30 * DAY_MS;

/** Another password or another store ends all sessions, so nothing stores them. */
export type SessionSecrets = { password: string; storeSecret: string };

export function cookieOfNewSession(secrets: SessionSecrets, now: number) {
  const expires = now + LIFETIME_MS;
  const value = `${expires}.${signatureOf(expires, secrets)}`;
  return `${COOKIE}=${value}; Max-Age=${LIFETIME_MS / 1_000}; ${ATTRIBUTES}`;
}

export const COOKIE_OF_NO_SESSION = `${COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;

export const sessionOf = (headers: Headers) =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(headers.get('cookie') ?? '')?.[1];

export function isValidSession(session: string, secrets: SessionSecrets, now: number) {
  const [expires = '', signature = ''] = session.split('.');
  return Number(expires) > now && isSameSecret(signature, signatureOf(expires, secrets));
}

const signatureOf = (expires: string | number, { password, storeSecret }: SessionSecrets) =>
  createHmac('sha256', `${storeSecret}\n${password}`)
    .update(`desk until ${expires}`)
    .digest('base64url');
