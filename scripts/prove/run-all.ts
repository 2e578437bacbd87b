import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** Shell commands by name. Commands of a group run concurrently. After a failure of `FIRST` the rest does not run: it would fail for that reason, or test an old build. */
export type Group = Readonly<Record<string, string>>;

const FIRST = /^── (types|settings|build) /;

export async function runAll(groups: readonly Group[]) {
  const failures: { title: string; lines: string[]; end: number }[] = [];
  for (const group of groups) {
    const commands = Object.entries(group);
    async function run([name, command]: [string, string]) {
      console.log(`── ${name} begins`);
      const lines = await failureOf(command, commands.length > 1 ? `${name} │ ` : '');
      console.log(`── ${name} ${lines ? 'FAILED' : 'passed'}`);
      const remedy = name === 'style' ? 'npm run fix' : `npx ${command}`;
      if (lines) failures.push({ title: `── ${name} failed: ${remedy}`, lines, end: printed });
    }
    await Promise.all(commands.map(run));
    if (failures.some(({ title }) => FIRST.test(title))) break;
  }
  for (const { title, lines, end } of failures)
    console.log([title, ...(printed - end < IN_SIGHT ? [] : lines)].join('\n'));
  console.log(`\n${failures.length > 0 ? 'Failed' : 'Everything passed'}.`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** A failure that fewer lines follow is still on the screen, and is not printed again. */
const IN_SIGHT = 20;
let printed = 0;

/** The first lines of the summaries of jest and Playwright. */
const SUMMARY = /^(Summary of all failing tests| {2}1\) )/;
const LAST_LINES = 40;

/** Prints each line as it comes. Answers a failed command's own summary, or its last lines. */
async function failureOf(command: string, prefix: string) {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      console.log(prefix + line);
      printed += 1;
      lines.push(line);
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code === 0) return;
  const summary = lines.findIndex((line) => SUMMARY.test(stripVTControlCharacters(line)));
  return lines.slice(summary < 0 ? -LAST_LINES : summary);
}
