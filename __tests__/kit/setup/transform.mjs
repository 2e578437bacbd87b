import { hash } from 'node:crypto';
import { transformSync, version } from 'esbuild';

const options = {
  format: 'cjs',
  jsx: 'automatic',
  target: 'node24',
  sourcemap: 'external',
  sourcesContent: false,
  // CommonJS lacks import.meta.
  define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
  supported: { 'dynamic-import': false },
};

/** Plain JavaScript, so that any Node can load it. */
export default {
  process: (source, file) =>
    transformSync(source, {
      ...options,
      sourcefile: file,
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }),
  getCacheKey: (source, file) => hash('sha256', JSON.stringify([version, options, file, source])),
};
