import { createHmac } from 'node:crypto';
import { statSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Environment } from './environment.ts';
import { storeFile } from './store/sqlite-file.ts';

/** What our doctor writes in front of `x-forwarded-for`: an address that nobody has (RFC 5737). */
export const MARK = '192.0.2.1';

/**
 * What a site says of itself to who asks with a number of their own. Nothing in it is of use to a stranger; the doctor,
 * which reads the same configuration, knows by it whether this is the site that it looks after, and as it was built.
 */
export function introduction(nonce: string, version: string, environment: Environment) {
  const known = (fact: string) => createHmac('sha256', nonce).update(fact).digest('base64url');
  return { site: known(storeOf(environment)), version: known(version) };
}

/** Whose store it has is whose site it is: hosts that share a database are one. No password is in it. */
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
    return 'nowhere that may be looked at';
  }
}

/** How many proxies have written down from whom they had it. */
export const proxiesBefore = (headers: Headers) =>
  (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .filter((entry) => !['', MARK].includes(entry.trim())).length;
