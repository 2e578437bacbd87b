import './on-node-24.mjs';

/** For programs that read src/agency: a mistake in it is named before they begin. */
await import('./build/check-syntax.ts');
await import('./build/run-sources.ts');
