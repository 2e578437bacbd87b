import { buildSync } from 'esbuild';

/** Bundles the script that every page loads: `src/app/site-script.ts` → `public/site.js`. */
buildSync({
  entryPoints: ['src/app/site-script.ts'],
  outfile: 'public/site.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
});
