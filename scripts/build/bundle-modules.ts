import { writeFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import packageJson from '../../package.json' with { type: 'json' };
import { STATIC_ADDRESS, staticFolder } from './next-output/manifests.ts';

/** Only the calendar imports React. In one group, every page would load esbuild's helper for CommonJS packages. */
const GROUPS = [['site.ts', 'consultation.ts'], ['calendar.tsx']].map((files) =>
  files.map((file) => join('src/browser', file)),
);

const OPTIONS = {
  bundle: true,
  minify: true,
  jsx: 'automatic',
  // Next reads the same list of browsers.
  target: packageJson.browserslist.map((each) => each.replace(' ', '')),
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir: '.',
  write: false,
} satisfies BuildOptions;

/** `consultation.ts` imports `site.ts`, so esbuild moves the code of `site.ts` into a chunk. Pages name this chunk, not the entry. */
export function bundleModules() {
  const bundles = GROUPS.map(bundle);
  const addresses = bundles.flatMap(({ metafile }) =>
    Object.entries(metafile.outputs).flatMap(([file, { inputs }]) =>
      Object.keys(inputs)
        .filter((source) => GROUPS.flat().includes(source))
        .map((source) => [parse(source).name, STATIC_ADDRESS + basename(file)]),
    ),
  );
  return {
    /** The address of each module, and the text of the inline script. `src/browser/built-modules.tsx` reads this. */
    builtModules: JSON.stringify({ ...Object.fromEntries(addresses), beforeForm: inlineScript() }),
    writeTo(output: string) {
      for (const { path, contents } of bundles.flatMap(({ outputFiles }) => outputFiles))
        writeFileSync(join(staticFolder(output), basename(path)), contents);
    },
  };
}

const bundle = (entryPoints: string[]) =>
  buildSync({
    ...OPTIONS,
    entryPoints,
    entryNames: '[name]-[hash]',
    chunkNames: 'site-[hash]',
    format: 'esm',
    splitting: true,
    metafile: true,
  });

/** An inline script cannot import modules, so `before-form.ts` is bundled alone. */
function inlineScript() {
  const entryPoints = ['src/browser/before-form.ts'];
  const [script] = buildSync({ ...OPTIONS, entryPoints, format: 'iife' }).outputFiles;
  return script?.text.trim();
}
