import { redirectConsoleToLog } from '#server/process/log.ts';

/** Is set for the process of Next's server, beside the one that boots. */
export const IN_NEXT_PROCESS = 'IN_NEXT_PROCESS';

export function serveBesideTheSite() {
  redirectConsoleToLog();
  // The other process has ended.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
