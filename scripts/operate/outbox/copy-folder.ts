import fs from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { failureCode } from '#server/process/log.ts';

const NAME = /^outbox-copy-(\d+)-\w+$/;
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Copies that a killed process has left go first. */
export function copyFolderIn(parent: string) {
  for (const left of leftCopiesIn(parent)) remove(left);
  const path = fs.mkdtempSync(join(parent, `outbox-copy-${process.pid}-`));
  const removeAtExit = () => remove(path);
  process.once('exit', removeAtExit);
  for (const signal of STOPS) process.once(signal, exit);
  return {
    path,
    [Symbol.dispose]() {
      for (const signal of STOPS) process.off(signal, exit);
      process.off('exit', removeAtExit);
      remove(path);
    },
  };
}

export const leftCopiesIn = (folder: string) =>
  fs.existsSync(folder)
    ? fs.readdirSync(folder).flatMap((name) => {
        const pid = NAME.exec(name)?.[1];
        return pid && !isRunning(Number(pid)) ? [join(folder, name)] : [];
      })
    : [];

const remove = (path: string) => fs.rmSync(path, { recursive: true, force: true });

const exit = (signal: (typeof STOPS)[number]) => process.exit(128 + constants.signals[signal]);

/** A process of another user may not be signalled (EPERM), and runs. */
function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (failure) {
    return failureCode(failure) !== 'ESRCH';
  }
}
