import { globSync } from 'node:fs';
import { type BuildFailure, buildSync } from 'esbuild';

/** Loaded before the site's files, because Node names no remedy for a syntax error. */
const entryPoints = globSync('src/{agency,content,domain,styles}/**/*.{ts,tsx}');
try {
  buildSync({ entryPoints, write: false, outdir: '.', logLevel: 'silent' });
} catch (failure) {
  for (const { text, location } of (failure as BuildFailure).errors)
    console.error(
      `${location?.file}, line ${location?.line}: ` +
        `a comma, a quote or a bracket is missing or too much (${text}). ` +
        (location?.lineText.includes('amount')
          ? 'Write a price with a point: 149.5 or 2490.'
          : "Inside '…' write ’ for an apostrophe."),
    );
  process.exit(1);
}
