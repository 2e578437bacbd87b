import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const STARTS_WITHIN_MS = 180_000;

export async function until(
  isTrue: () => boolean | Promise<boolean>,
  patienceMs: number,
  otherwise: string | (() => string),
) {
  const end = Date.now() + patienceMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(typeof otherwise === 'string' ? otherwise : otherwise());
    await pause(50);
  }
}

export async function untilResponding(url: string, child: ChildProcess, said: () => string) {
  const responds = async () => (await fetch(url).catch(() => undefined))?.ok ?? false;
  const hasRespondedOrEnded = async () => hasEnded(child) || (await responds());
  const complaint = () => `It did not respond at ${url}:\n${said()}`;
  await until(hasRespondedOrEnded, STARTS_WITHIN_MS, complaint);
  if (hasEnded(child)) throw new Error(complaint());
}

/** A process that a signal ended has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess) => (exitCode ?? signalCode) !== null;
