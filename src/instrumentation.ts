import type { Instrumentation } from 'next';

/**
 * In development and on serverless hosts this boots. Elsewhere our own server has booted before
 * Next calls this.
 */
export async function register() {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { IN_NEXT_PROCESS, serveBesideTheSite } = await import(
    '#server/running/in-next-process.ts'
  );
  if (process.env[IN_NEXT_PROCESS]) return serveBesideTheSite();
  const { after } = await import('next/server');
  const { boot } = await import('#server/running/boot.ts');
  boot(after);
}

/** The message may quote a visitor, so the log names the page and the place in its code. */
export const onRequestError: Instrumentation.onRequestError = async (failure, _, { routePath }) => {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { failureCode, log } = await import('#server/process/log.ts');
  const { stack = '' } = failure instanceof Error ? failure : {};
  const [at] = /(?<=^ +at ).+/m.exec(stack) ?? [];
  log.error('A page failed', { page: routePath, reason: failureCode(failure), at });
};
