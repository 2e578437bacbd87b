import { globSync, readFileSync } from 'node:fs';

const CODE = '{ts,tsx,js,jsx,mjs,mts}';

type PartOfNext = { in: string; with?: RegExp; remedy: string };

/** Pages would be missing, or answer otherwise than with Next alone. */
const REFUSED: readonly PartOfNext[] = [
  {
    in: `src/**/*.${CODE}`,
    with: /^export const runtime = ['"](experimental-)?edge['"]/m,
    remedy: "runs on Edge, which is no part of this site. Delete its line 'export const runtime'",
  },
  {
    in: `src/**/*.${CODE}`,
    with: /^\s*['"]use cache\b/m,
    remedy: "has 'use cache', which needs cacheComponents. Write `revalidate` or unstable_cache",
  },
  {
    in: `next.config.${CODE}`,
    with: /\bcacheComponents:/,
    remedy: 'sets cacheComponents, by which no page would be finished. Delete the line',
  },
  {
    in: `{src/,}pages/**/*.${CODE}`,
    remedy: "belongs to Next's older router, which this site lacks. Move it below src/app",
  },
];

/** The page works without them. */
const WITHOUT_EFFECT: readonly PartOfNext[] = [
  {
    in: `src/app/**/loading.${CODE}`,
    remedy: 'is not shown, because a page is sent whole. Fetch in a client component instead',
  },
  {
    in: `src/**/*.${CODE}`,
    with: /<Suspense\b/,
    remedy: 'has <Suspense>, which sends nothing early, because a page is sent whole',
  },
  {
    in: `src/**/*.${CODE}`,
    with: /from ['"]next\/script['"].*<Script\b(?![^>]*\bsrc=)/s,
    remedy:
      'has an inline script of next/script, which the policy refuses. Write <script>, or a file',
  },
];

export const unsupportedRefusals = () => sentencesFor(REFUSED);

export const unsupportedNotices = () => sentencesFor(WITHOUT_EFFECT);

const sentencesFor = (parts: readonly PartOfNext[]) =>
  parts.flatMap(({ in: place, with: text, remedy }) =>
    globSync(place)
      .filter((file) => !text || text.test(readFileSync(file, 'utf8')))
      .map((file) => `${file} ${remedy}.`),
  );
