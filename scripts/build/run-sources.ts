import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

/** The real package throws outside of React's server build. */
const SERVER_ONLY = new URL('../../node_modules/server-only/empty.js', import.meta.url).href;

/** Node reads no JSX. */
registerHooks({
  resolve(specifier, context, next) {
    return next(specifier === 'server-only' ? SERVER_ONLY : specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    const { code } = transformSync(source, { loader: 'tsx', jsx: 'automatic', target: 'node24' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
