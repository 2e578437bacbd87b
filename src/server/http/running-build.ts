import { processWide } from '#server/process-wide.ts';

/** `npm run dev` and serverless hosts run without a build of ours. */
export const runningBuild = processWide('build', () => ({ version: 'not built' }));
