import { processWide } from '#server/process/process-wide.ts';

/** `npm run dev` and serverless hosts run without a build of ours. */
export const runningBuild = processWide('running build', () => ({ version: 'not built' }));
