import { createHmac } from 'node:crypto';
import { processWide } from '#server/process/process-wide.ts';

/** `npm run dev` and serverless hosts run without a build of ours. */
export const runningBuild = processWide('running build', () => ({ version: 'not built' }));

/** Answers the doctor's nonce. The doctor makes the same of the version of the build that `npm start` serves, and compares. A stranger learns no version. */
export const fingerprintOf = (version: string, nonce: string) =>
  createHmac('sha256', nonce).update(version).digest('base64url');
