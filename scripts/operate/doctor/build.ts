import { privacy } from '#content/responsible.ts';
import type { Environment } from '#server/environment.ts';
import { builtFrom, whyBuildAnew } from '../../build/builds.ts';
import { servedIn } from '../built-site.ts';
import { type Finding, right, wrong } from './finding.ts';

type Set = Pick<Environment, 'siteUrl' | 'purgeAfterDays'>;

/** Whether the pages name the address and the days that are set now: both were written into them when they were built. */
export function examineBuild({ siteUrl, purgeAfterDays }: Set, ...places: string[]): Finding[] {
  const built = builtFrom(servedIn(...places));
  if (!built) return [];
  const { daysKept = purgeAfterDays } = built;
  const saysOtherDays = daysKept !== purgeAfterDays && privacy.parts.length > 0;
  const otherDays = `The privacy page says ${daysKept} days, and PURGE_AFTER_DAYS is ${purgeAfterDays}. Build again with that.`;
  const why = siteUrl && whyBuildAnew(built, { siteUrl });
  return [
    ...(saysOtherDays ? [wrong(otherDays)] : []),
    ...(why ? [wrong(`${why} Pages, cards and site map name the other: build again.`)] : []),
    ...(siteUrl && !why ? [right('The site was built for this address.')] : []),
  ];
}
