import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const INHERITED = /^(PATH|NODE_COMPILE_CACHE|LD_PRELOAD|FAKETIME\w*)$/;
const settings = Object.entries(process.env).filter(([name]) => INHERITED.test(name));
export const inherited = { ...Object.fromEntries(settings), NODE_ENV: 'production' as const };

/** A failed test does not end its programs. */
const running = new Set<ChildProcess>();
process.once('exit', endPrograms);

export function endPrograms() {
  // Without an id, the signal would end this process group.
  for (const child of running) if (child.pid) child.kill('SIGKILL');
}

export function startProgram(command: string[], environment: Record<string, string>, cwd?: string) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env: { ...inherited, ...environment } });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      child.emit('line printed');
    });
  // The last line may follow 'exit'.
  const ended = once(child, 'close');

  return {
    child,
    lines,
    async printed(count: number) {
      while (lines.length < count) await once(child, 'line printed');
    },
    async ended() {
      await ended;
      return [...lines, `exit ${child.exitCode ?? child.signalCode}`].join('\n');
    },
  };
}
