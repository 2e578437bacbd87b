import type { BuildOptions } from 'esbuild';

/** How the script that stands in every page is bundled. */
export const siteScriptBundle = {
  entryPoints: ['src/app/site-script.ts'],
  outfile: 'src/app/site-script.bundle.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
} satisfies BuildOptions;
