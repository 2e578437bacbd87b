import { writeFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import packageJson from '../../package.json' with { type: 'json' };
import { bundledFiles, NEXT_FILES } from './next-output/manifests.ts';

/** Modules in one group share files. Only the calendar has React, and what React shares would come with every page. */
const GROUPS = [['site.ts', 'consultation.ts'], ['calendar.tsx']];

const OPTIONS = {
  bundle: true,
  minify: true,
  jsx: 'automatic',
  // Next reads the same list. The menu needs Popover, and the headline linear().
  target: packageJson.browserslist.map((each) => each.replace(' ', '')),
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir: '.',
  write: false,
} satisfies BuildOptions;

/** Bundles what browsers run. `local-copies.ts` becomes a file of its own, so that a page has one list of retries. */
export function bundleModules() {
  const bundles = GROUPS.map(bundle);
  const modules = bundles.flatMap(({ metafile }) => Object.entries(metafile.outputs));
  const built = modules.flatMap(([file, { entryPoint, imports }]) => {
    const module = {
      address: addressOf(file),
      imports: imports.map(({ path }) => addressOf(path)),
    };
    return entryPoint ? [[parse(entryPoint).name, module] as const] : [];
  });
  return {
    /** `src/browser/built-modules.tsx` reads them. */
    built: JSON.stringify({ ...Object.fromEntries(built), beforeForm: beforeForm() }),
    writeTo(build: string) {
      for (const { path, contents } of bundles.flatMap(({ outputFiles }) => outputFiles))
        writeFileSync(join(bundledFiles(build), basename(path)), contents);
    },
  };
}

const bundle = (files: string[]) =>
  buildSync({
    ...OPTIONS,
    entryPoints: files.map((file) => join('src/browser', file)),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    format: 'esm',
    splitting: true,
    metafile: true,
  });

const addressOf = (path: string) => NEXT_FILES + basename(path);

/** An inline script cannot import. */
function beforeForm() {
  const [script] = buildSync({
    ...OPTIONS,
    entryPoints: ['src/browser/before-form.ts'],
    format: 'iife',
  }).outputFiles;
  return script?.text.trim();
}
