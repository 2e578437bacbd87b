import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Environment } from '#server/environment.ts';
import { introduction, MARK } from '#server/introduction.ts';
import { failureCode } from '#server/log.ts';
import { answerInWords } from '../answer-in-words.ts';
import { type Finding, right, wrong } from './finding.ts';

/** A proxy may wait ten seconds for the site before it answers 502. */
const PATIENCE_MS = 20_000;

const introduced = z.object({
  alive: z.literal(true),
  site: z.string().optional(),
  version: z.string().optional(),
  proxies: z.number().default(0),
});

/** Requests the public address as a visitor would, to see whether this site answers and how many proxies precede it. */
export async function examineAddress(site: Environment, built: string): Promise<Finding[]> {
  if (!site.siteUrl) return [];
  const { host } = new URL(site.siteUrl);
  const nonce = randomUUID();
  const answer = await ask(new URL(`/api/alive?nonce=${nonce}`, site.siteUrl));
  if (typeof answer === 'string')
    return [wrong(`${host} cannot be reached, ${answerInWords(answer)}. ${adviceFor(answer)}`)];
  const { data } = introduced.safeParse(await answer.json().catch(() => undefined));
  if (!data) return [wrong(`Something else answers at ${host} (${answer.status}). ${CHECK_DNS}`)];
  const expected = introduction(nonce, built, site);
  if (data.site !== expected.site)
    return [
      wrong(`Another copy of this site, with another store, answers at ${host}. ${CHECK_DNS}`),
    ];
  const isThisBuild = built === '' || data.version === expected.version;
  return [
    right(`${host} is this site.`),
    isThisBuild ? right('The last build runs.') : wrong(`Restart the site: ${built} does not run.`),
    aboutProxies(site.trustedProxies, data.proxies),
  ];
}

const CHECK_DNS =
  'Check DNS and the proxy, and that this command reads the configuration of the site that runs.';

/** Each proxy appends an entry behind the mark or replaces the mark. */
const ask = (url: URL) =>
  fetch(url, {
    redirect: 'manual',
    cache: 'no-store',
    headers: { 'x-forwarded-for': MARK },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(failureCode);

const adviceFor = (code: string) =>
  /CERT|SSL|TLS|UNABLE_TO/.test(code)
    ? 'Have the proxy get a certificate. Of an authority of your own tell Node: NODE_EXTRA_CA_CERTS.'
    : 'Check the DNS of your domain, the proxy in front and its port, and firewalls on the way.';

function aboutProxies(trusted: number, found: number): Finding {
  const asSet = `TRUSTED_PROXIES is ${trusted}, and ${found} stand in front`;
  if (trusted === found) return right(`${asSet}.`);
  const harm =
    trusted < found
      ? 'all visitors count as one'
      : 'visitors can write the address that is counted';
  return wrong(`${asSet}: ${harm}. Set TRUSTED_PROXIES=${found}, and restart the site.`);
}
