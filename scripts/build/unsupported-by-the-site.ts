import { globSync, readFileSync } from 'node:fs';

const CODE = '{ts,tsx,js,jsx,mjs,mts}';

/** Parts of Next by which pages would be missing, or answer otherwise than with Next alone. */
const PARTS = [
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

export const unsupportedRefusals = () =>
  PARTS.flatMap(({ in: place, with: text, remedy }) =>
    globSync(place)
      .filter((file) => !text || text.test(readFileSync(file, 'utf8')))
      .map((file) => `${file} ${remedy}.`),
  );
