import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { englishOperatorWords } from '#content/operator-words.ts';
import type { Environment } from '#server/configuration/environment.ts';
import { answerInWords } from '#server/desk/answer-in-words.ts';
import { MARKER_ADDRESS } from '#server/http/client-networks.ts';
import { failureCode } from '#server/process/log.ts';
import { fingerprintOf } from '#server/running/running-build.ts';
import { right, wrong } from './finding.ts';

const TIMEOUT_MS = 20_000;

export const aliveResponse = z.object({ build: z.string(), proxies: z.number() });

export async function examineAddress(settings: Environment, servedVersion = '') {
  if (!settings.siteUrl) return [];
  const { host } = new URL(settings.siteUrl);
  const nonce = randomUUID();
  const response = await fetch(new URL(`/api/alive?nonce=${nonce}`, settings.siteUrl), {
    redirect: 'manual',
    // The site counts the entries that proxies add. The first proxy may drop ours.
    headers: { 'x-forwarded-for': MARKER_ADDRESS },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(failureCode);
  if (typeof response === 'string')
    return [
      wrong(
        `${host} cannot be reached: ${answerInWords(response, englishOperatorWords)}. ${CHECK_DNS}`,
      ),
    ];
  const { data } = aliveResponse.safeParse(await response.json().catch(() => undefined));
  if (!data) return [wrong(`Something else answers at ${host} (${response.status}). ${CHECK_DNS}`)];
  return [
    data.build === fingerprintOf(servedVersion, nonce)
      ? right(`${host} is this site, and runs the build that npm start serves.`)
      : wrong(
          `The build at ${host} is not the one that npm start serves. ` +
            `Restart the site. ${CHECK_DNS}`,
        ),
    aboutProxies(settings.trustedProxies, data.proxies),
  ];
}

const CHECK_DNS =
  'Check DNS, the proxy, its certificate and port, ' +
  'and that this command reads the configuration of the site that runs.';

function aboutProxies(trusted: number, found: number) {
  const counts = `TRUSTED_PROXIES is ${trusted}, and the site is behind ${found}`;
  if (trusted === found) return right(`${counts}.`);
  const harm = trusted < found ? 'all visitors count as one' : 'visitors can forge their address';
  return wrong(`${counts}: ${harm}. Set TRUSTED_PROXIES=${found}, and restart the site.`);
}
