import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import packageJson from '../../package.json' with { type: 'json' };
import { STATIC_ADDRESS } from './next-output/next-outputs.ts';

const CONSULTATION = 'src/features/consultation';

const MODULES = {
  site: 'src/browser/site.ts',
  consultation: `${CONSULTATION}/consultation.browser.ts`,
  callPage: `${CONSULTATION}/call-page/call-page.browser.ts`,
  calendar: `${CONSULTATION}/booking/calendar.browser.tsx`,
};

/**
 * A group shares a chunk. Only the calendar imports React: with it, every page would load esbuild's
 * helper for CommonJS packages.
 */
const GROUPS = [['site', 'consultation'], ['callPage'], ['calendar']] as const;

const OPTIONS = {
  bundle: true,
  minify: true,
  jsx: 'automatic',
  target: packageJson.browserslist.map((browser) => browser.replace(' ', '')),
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir: '.',
  write: false,
} satisfies BuildOptions;

/** Pages name the chunk of what two modules share. */
export function bundleModules() {
  const bundles = GROUPS.map(bundle);
  const outputs = bundles.flatMap(({ metafile }) => Object.entries(metafile.outputs));
  const addresses = Object.entries(MODULES).flatMap(([name, source]) =>
    outputs
      .filter(([, { inputs }]) => source in inputs)
      .map(([file]) => [name, STATIC_ADDRESS + basename(file)]),
  );
  return {
    builtModules: JSON.stringify({ ...Object.fromEntries(addresses), beforeForm: inlineScript() }),
    writeTo(distDir: string) {
      for (const { path, contents } of bundles.flatMap(({ outputFiles }) => outputFiles))
        writeFileSync(join(distDir, 'static', basename(path)), contents);
    },
  };
}

const bundle = (names: readonly (keyof typeof MODULES)[]) =>
  buildSync({
    ...OPTIONS,
    entryPoints: Object.fromEntries(names.map((name) => [name, MODULES[name]])),
    entryNames: '[name]-[hash]',
    chunkNames: 'site-[hash]',
    format: 'esm',
    splitting: true,
    metafile: true,
  });

/** An inline script cannot import modules, so this one is bundled alone. */
function inlineScript() {
  const entryPoints = [`${CONSULTATION}/form/before-form.browser.ts`];
  const [script] = buildSync({ ...OPTIONS, entryPoints, format: 'iife' }).outputFiles;
  return script?.text.trim();
}
