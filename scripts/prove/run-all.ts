import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { MARK } from './failed-tests.ts';

/** Shell commands by name. Commands of a group run concurrently. After a failed build the rest does not run: it would test an old one. */
export type Group = Readonly<Record<string, string>>;

export async function runAll(groups: readonly Group[]) {
  const failures = new Map<string, string>();
  const started = Date.now();
  for (const group of groups) {
    const commands = Object.entries(group);
    async function run([name, command]: [string, string]) {
      const begin = Date.now();
      console.log(`── ${name} begins`);
      const remedy = name === 'style' ? 'npm run fix' : `npx ${command}`;
      const failure = await failureOf(command, remedy, commands.length > 1 ? `${name} │ ` : '');
      console.log(`── ${name}: ${failure ? 'FAILED' : 'passed'} in ${secondsSince(begin)} s`);
      if (failure) failures.set(name, failure);
    }
    await Promise.all(commands.map(run));
    if (failures.has('build')) break;
  }
  if (failures.size > 0) console.error('\n── failures');
  for (const [name, failure] of failures) console.error(`${name}\n${failure}`);
  if (failures.size > 1 && failures.has('types'))
    console.error('\nCorrect the types first: other failures may follow from them.');
  const result = failures.size > 0 ? 'Failed' : 'Everything passed';
  console.log(`\n${result} in ${secondsSince(started)} s.`);
  process.exitCode = failures.size > 0 ? 1 : 0;
}

/** Prints each line as it comes. Answers the failed tests, or the first and last lines of a command that names none. */
async function failureOf(command: string, remedy: string, prefix: string) {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      console.log(prefix + line);
      if (line.trim()) lines.push(line);
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code === 0) return;
  const shown = lines.length > 10 ? [...lines.slice(0, 5), '…', ...lines.slice(-5)] : lines;
  const failed = lines.filter((line) => line.startsWith(MARK)).map((line) => line.slice(1));
  return (failed.length > 0 ? failed : [[...shown, remedy].join('\n  ')]).join('\n');
}

const secondsSince = (begin: number) => Math.round((Date.now() - begin) / 1_000);
