import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inherited } from '../real/running-site.ts';

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Starts a script of this folder with these settings and no other. */
export function startChild(script: string, environment: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', join(import.meta.dirname, script)],
    {
      env: { ...inherited, NODE_ENV: 'production', ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  running.push(child);
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      child.emit('line printed');
    });
  const ended = once(child, 'close');

  return {
    lines,
    async printed(count: number) {
      while (lines.length < count) await once(child, 'line printed');
    },
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** A failed test prints all of it. */
    async ended() {
      await ended;
      return [...lines, `exit ${child.exitCode ?? child.signalCode}`].join('\n');
    },
  };
}
