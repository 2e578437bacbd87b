import { createHmac } from 'node:crypto';
import { processWide } from '#server/process/process-wide.ts';

/** `npm run dev` and serverless hosts run without a build of ours. */
export const runningBuild = processWide('running build', () => ({ version: 'not built' }));

/** A fingerprint tells a stranger nothing. The doctor computes it from the version of the last build, and compares. */
export const fingerprintOf = (version: string, nonce: string) =>
  createHmac('sha256', nonce).update(version).digest('base64url');
