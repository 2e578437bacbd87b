import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Shell commands by name. Commands of a group run concurrently. */
export type Group = Readonly<Record<string, string>>;

/** Runs every command, and exits with 1 if one failed. */
export async function runAll(groups: readonly Group[]) {
  const failed: string[] = [];
  const started = Date.now();
  for (const group of groups) {
    const commands = Object.entries(group);
    const isAlone = commands.length === 1;
    const run = async ([name, command]: [string, string]) => {
      const begin = Date.now();
      const output = isAlone ? 'inherit' : 'pipe';
      if (isAlone) console.log(`\n── ${name}`);
      const child = spawn(command, { shell: true, stdio: ['ignore', output, output] });
      const exit = new Promise((resolve) => child.once('close', resolve));
      const said = [child.stdout, child.stderr].map((stream) => stream && text(stream));
      const printed = (await Promise.all(said)).join('');
      const isFailed = (await exit) !== 0;
      if (isFailed) failed.push(name);
      const seconds = Math.round((Date.now() - begin) / 1_000);
      console.log(`${printed}── ${name}: ${isFailed ? 'FAILED' : 'passed'} in ${seconds} s`);
    };
    await Promise.all(commands.map(run));
  }
  const seconds = Math.round((Date.now() - started) / 1_000);
  if (failed.length > 0) console.error(`\nAfter ${seconds} s, these failed: ${failed.join('; ')}.`);
  else console.log(`\nEverything passed in ${seconds} s.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
