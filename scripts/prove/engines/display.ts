import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findProgram } from '../find-program.ts';

export const hasDisplay = () => Boolean(process.env['DISPLAY'] ?? findProgram('Xvfb'));

/** The screen of this machine, or where it has none one in memory. */
export async function startDisplay() {
  const own = process.env['DISPLAY'];
  if (own) return { name: own, end: () => undefined };
  const program = findProgram('Xvfb');
  if (!program) throw new Error('There is no screen, and no Xvfb to make one.');
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '2560x1600x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , numbers] = child.stdio;
  if (!numbers || !('read' in numbers)) throw new Error('Xvfb cannot say which display it opened.');
  for await (const line of createInterface({ input: numbers }))
    return { name: `:${line}`, end: () => void child.kill() };
  throw new Error('Xvfb ended before it opened a display.');
}
