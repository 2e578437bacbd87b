import { globSync } from 'node:fs';
import { type BuildFailure, buildSync, type Message } from 'esbuild';

/** Loaded before the site's files, because Node names no remedy for a syntax error. */
const entryPoints = globSync('src/{agency,content,domain,styles}/**/*.{ts,tsx}');
const PICTURES = ['.avif', '.gif', '.jpg', '.png', '.svg', '.webp', '.css'];
try {
  buildSync({
    entryPoints,
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    loader: Object.fromEntries(PICTURES.map((ending) => [ending, 'empty'])),
    write: false,
    outdir: '.',
    logLevel: 'silent',
  });
} catch (failure) {
  for (const error of (failure as BuildFailure).errors)
    console.error(`${error.location?.file}, line ${error.location?.line}: ${sentenceOf(error)}`);
  process.exit(1);
}

function sentenceOf({ text, location }: Message) {
  const [, path] = /^Could not resolve "(.*)"/.exec(text) ?? [];
  if (path) return `no file is at '${path}'. Correct what stands behind \`from\`.`;
  const [, file, name] = /^No matching export in "(.*)" for import "(.*)"/.exec(text) ?? [];
  if (file) return `${file} has no '${name}'. Correct the name between the braces.`;
  const remedy = location?.lineText.includes('amount')
    ? 'Write a price with a point: 149.5 or 2490.'
    : "Inside '…' write ’ for an apostrophe.";
  return `a comma, a quote or a bracket is missing or too much (${text}). ${remedy}`;
}
