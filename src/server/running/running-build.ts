import { createHmac } from 'node:crypto';
import { processWide } from '#server/process/process-wide.ts';

/** `npm run dev` and serverless hosts run without a build of ours. */
export const runningBuild = processWide('running build', () => ({ version: 'not built' }));

/** A stranger must learn no version. */
export const fingerprintOf = (version: string, nonce: string) =>
  createHmac('sha256', nonce).update(version).digest('base64url');
