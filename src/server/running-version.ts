import { processWide } from './process-wide.ts';

/** Which build this process serves: our own server says so when it starts, and nobody elsewhere. */
export const runningVersion = (built = 'not built') => processWide('version', () => built);
