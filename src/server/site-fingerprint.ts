import { createHmac } from 'node:crypto';
import { statSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Environment } from './environment.ts';
import { storeFile } from './store/sqlite-file.ts';

/** The doctor puts this address first in `x-forwarded-for`. Nobody has it (RFC 5737). */
export const MARKER_ADDRESS = '192.0.2.1';

/** The hashes tell a stranger nothing. The doctor has the same configuration and recognises its site and build. */
export function siteFingerprint(nonce: string, version: string, environment: Environment) {
  const hashed = (fact: string) => createHmac('sha256', nonce).update(fact).digest('base64url');
  return { site: hashed(storeOf(environment)), version: hashed(version) };
}

function storeOf({ databaseUrl, dataFolder }: Environment) {
  if (databaseUrl) {
    const { host, pathname, username } = new URL(databaseUrl);
    return `${username} ${host}${pathname}`;
  }
  return `${hostname()} ${placeOf(storeFile(dataFolder))}`;
}

function placeOf(file: string) {
  try {
    const { dev, ino } = statSync(file);
    return `${dev} ${ino}`;
  } catch {
    return 'unreadable';
  }
}

export const proxiesBefore = (headers: Headers) =>
  (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .filter((entry) => !['', MARKER_ADDRESS].includes(entry.trim())).length;
