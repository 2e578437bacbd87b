import { buildSync } from 'esbuild';

/** Bundles the script that stands in every page: `src/app/site-script.ts` → `src/app/site-script.bundle.js`. */
buildSync({
  entryPoints: ['src/app/site-script.ts'],
  outfile: 'src/app/site-script.bundle.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
});
