import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTHING_ALLOWED } from './nothing-allowed.ts';

/** Adds a policy to the headers in a .meta file: Next's server sends them with what it describes. */
export function sendPolicy(meta: string, policy: string) {
  const { headers, ...rest } = JSON.parse(readFileSync(meta, 'utf8'));
  const withPolicy = { ...headers, 'content-security-policy': policy };
  writeFileSync(meta, JSON.stringify({ ...rest, headers: withPolicy }));
}

/** What is prerendered and no page, such as the site map and the icons, may do nothing. */
export function sendPolicyOfNoPage(build: string) {
  for (const body of globSync(join(build, 'server/app/**/*.body')))
    sendPolicy(body.replace(/\.body$/, '.meta'), NOTHING_ALLOWED);
}
