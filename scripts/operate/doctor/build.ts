import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privacy } from '#content/responsible.ts';
import type { Environment } from '#server/environment.ts';
import type { Site } from '#server/http/finished-files.ts';
import { builtFrom, SERVED } from '../../build/builds.ts';
import { type Finding, right, wrong } from './finding.ts';

type Set = Pick<Environment, 'siteUrl' | 'purgeAfterDays'>;

/** Whether the pages name the address and the days that are set now: both were written into them when they were built. */
export function examineBuild({ siteUrl, purgeAfterDays }: Set, ...places: string[]): Finding[] {
  const built = builtFrom(servedIn(...places));
  if (!built) return [];
  const { daysKept = purgeAfterDays } = built;
  const findings =
    daysKept === purgeAfterDays || privacy.parts.length === 0
      ? []
      : [
          wrong(
            `The privacy page says ${daysKept} days, and PURGE_AFTER_DAYS is ${purgeAfterDays}. Build again with that.`,
          ),
        ];
  if (!siteUrl) return findings;
  const isSame = built.siteUrl !== '' && new URL(built.siteUrl).href === new URL(siteUrl).href;
  if (isSame) return [...findings, right('The site was built for this address.')];
  return [
    ...findings,
    wrong(
      `The site was built for ${built.siteUrl || 'no address'}, and SITE_URL is ${siteUrl}: its pages, cards and site ` +
        'map name the other. Build again with this SITE_URL; npm start without --as-built does so by itself.',
    ),
  ];
}

/** Which version a site that starts now would be; nothing where none is built. */
export function builtVersion() {
  const file = join(servedIn(), 'site.json');
  if (!existsSync(file)) return '';
  const { version }: Site = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/** In a container the doctor lies beside the server. */
function servedIn(project = process.cwd(), beside = import.meta.dirname) {
  const inProject = join(project, SERVED);
  return existsSync(inProject) ? inProject : beside;
}
