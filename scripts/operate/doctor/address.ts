import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Environment } from '#server/environment.ts';
import { isThisMachine } from '#server/environment-values.ts';
import { introduction, MARK } from '#server/introduction.ts';
import { failureCode } from '#server/log.ts';
import { answerInWords } from '../answer-in-words.ts';
import { type Finding, right, wrong } from './finding.ts';

/** A proxy may look for the site for ten seconds before it says that there is none. */
const PATIENCE_MS = 20_000;
const CLOCKS_DIFFER_MS = 60_000;

const introduced = z.object({
  alive: z.literal(true),
  site: z.string().optional(),
  version: z.string().optional(),
  proxies: z.number().default(0),
});

/** Asks at the public address, as a visitor's browser would: who answers, is it this site, who stands in between? */
export async function examineAddress(environment: Environment, built: string): Promise<Finding[]> {
  const { siteUrl, receiver } = environment;
  if (!siteUrl) return [];
  const findings = await examineVisit(new URL(siteUrl), environment, built);
  if (!receiver || !('url' in receiver) || isThisMachine(receiver.url.hostname)) return findings;
  const elsewhere = await ask(new URL('/', receiver.url), 'HEAD').catch(() => undefined);
  return [...findings, ...aboutClock(receiver.url.host, elsewhere)];
}

async function examineVisit(siteUrl: URL, environment: Environment, built: string) {
  const { host, protocol } = siteUrl;
  const alone = async (why: string) => [wrong(why), await aboutSiteItself(environment)];
  const nonce = randomUUID();
  const address = new URL(`/api/alive?nonce=${nonce}`, siteUrl);
  const answer = await ask(address).catch((failure: unknown) => codeOf(failure));
  if (typeof answer === 'string')
    return alone(`${host} cannot be reached, ${answerInWords(answer)}. ${adviceFor(answer, host)}`);
  const { status, headers } = answer;
  if (status >= 502 && status <= 504)
    return alone(`A proxy answers at ${host}, and finds no site behind it (${status}).`);
  const location = headers.get('location');
  const end = location && URL.parse(location, address)?.origin;
  if (end) return [wrong(`${host} leads on to ${end}: set SITE_URL to that, and build again.`)];

  const { data } = introduced.safeParse(await answer.json().catch(() => undefined));
  if (!data)
    return [wrong(`Something else answers at ${host} (${status}): DNS or a proxy leads there.`)];
  const expected = introduction(nonce, built, environment);
  if (data.site === undefined)
    return [wrong(`An earlier version of this site answers at ${host}: restart the site.`)];
  if (data.site !== expected.site)
    return [
      wrong(
        `This site answers at ${host}, but another one of it, with another store: DNS leads to another machine, or ` +
          'what runs was started with another configuration than this command reads.',
      ),
    ];
  return [
    right(`${host} is this site${protocol === 'https:' ? ', over TLS' : ''}.`),
    ...(built === '' ? [] : [aboutVersion(built, data.version === expected.version)]),
    aboutProxies(environment.trustedProxies, data.proxies),
    ...aboutClock(host, answer),
  ];
}

const aboutVersion = (built: string, runs: boolean) =>
  runs
    ? right(`Version ${built} runs.`)
    : wrong(`Another version than ${built} runs: restart the site.`);

/** With the mark where a visitor writes what they like: each proxy that is there adds an entry, or replaces the mark. */
const ask = (url: URL | string, method = 'GET') =>
  fetch(url, {
    method,
    redirect: 'manual',
    cache: 'no-store',
    headers: { 'x-forwarded-for': MARK },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });

const codeOf = (failure: unknown) =>
  Object(failure).name === 'TimeoutError' ? 'timeout' : failureCode(failure);

function adviceFor(code: string, host: string) {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `Have the DNS of your domain lead ${host} here, or mend SITE_URL.`;
  if (code === 'ECONNREFUSED') return 'Start the proxy in front, and open its port.';
  if (/CERT|SSL|TLS|UNABLE_TO/.test(code))
    return 'Have the proxy fetch one. Of an authority of your own tell Node: NODE_EXTRA_CA_CERTS.';
  return 'Look at the proxy in front, and at firewalls on the way.';
}

/** Where visitors do not come through it is half the answer whether the site runs. */
async function aboutSiteItself({ hostname, port }: Environment) {
  const host = hostname.includes(':') ? `[${hostname}]` : hostname;
  const here = ['0.0.0.0', '[::]'].includes(host) ? '127.0.0.1' : host;
  const answer = await ask(`http://${here}:${port}/api/alive`).catch(() => undefined);
  return answer?.ok
    ? right(`The site itself runs, at port ${port} of this machine.`)
    : wrong(`The site does not answer at port ${port} of this machine either: start it.`);
}

function aboutProxies(trusted: number, found: number): Finding {
  const asSet = `TRUSTED_PROXIES is ${trusted}, and`;
  if (trusted === found) return right(`${asSet} so many proxies stand in front.`);
  const harm =
    trusted < found
      ? 'all visitors count as one, and are held as soon as one would be'
      : 'a visitor can write the address that is counted';
  return wrong(
    `${asSet} ${found === 1 ? '1 proxy stands' : `${found} proxies stand`} in front: ${harm}. ` +
      `Now set TRUSTED_PROXIES=${found}, and restart the site.`,
  );
}

function aboutClock(host: string, answer: Response | undefined): Finding[] {
  const there = Date.parse(answer?.headers.get('date') ?? '');
  const ahead = Date.now() - there;
  if (!(Math.abs(ahead) > CLOCKS_DIFFER_MS)) return [];
  const by = `${Math.round(Math.abs(ahead) / 60_000)} minutes ${ahead > 0 ? 'ahead of' : 'behind'}`;
  return [wrong(`The clock here is ${by} that of ${host}. Set it: timedatectl set-ntp true`)];
}
