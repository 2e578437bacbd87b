import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Shell commands by name. Commands of a group run concurrently. */
export type Group = Readonly<Record<string, string>>;

export async function runAll(groups: readonly Group[]) {
  const failed: string[] = [];
  const started = Date.now();
  for (const group of groups) {
    const running = new Set(Object.keys(group));
    const isAlone = running.size === 1;
    const output = isAlone ? 'inherit' : 'pipe';
    async function run([name, command]: [string, string]) {
      const begin = Date.now();
      if (isAlone) console.log(`\n── ${name}`);
      const child = spawn(command, { shell: true, stdio: ['ignore', output, output] });
      const exit = new Promise((resolve) => child.once('close', resolve));
      const printed = await Promise.all(
        [child.stdout, child.stderr].map((each) => each && text(each)),
      );
      const verdict = (await exit) === 0 ? 'passed' : 'FAILED';
      if (verdict === 'FAILED') failed.push(name);
      running.delete(name);
      showProgress('');
      console.log(`${printed.join('')}── ${name}: ${verdict} in ${secondsSince(begin)} s`);
    }
    const show = () => showProgress(`${secondsSince(started)} s: ${[...running].join(', ')}`);
    const progress = setInterval(isAlone ? () => {} : show, 1_000);
    await Promise.all(Object.entries(group).map(run));
    clearInterval(progress);
  }
  const total = secondsSince(started);
  if (failed.length > 0) console.error(`\nAfter ${total} s, these failed: ${failed.join('; ')}.`);
  else console.log(`\nEverything passed in ${total} s.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

const secondsSince = (begin: number) => Math.round((Date.now() - begin) / 1_000);

function showProgress(line: string) {
  const { isTTY, columns } = process.stderr;
  if (isTTY) process.stderr.write(`\r${line.slice(0, columns - 1)}\x1b[K`);
}
