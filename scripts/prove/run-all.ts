import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Shell commands by name. Commands of a group run concurrently. If a command of `FIRST` fails, later groups do not run, because they would fail for the same reason or test an old build. */
export type Group = Readonly<Record<string, string>>;

const FIRST = /^── (types|settings|build) /;

export async function runAll(groups: readonly Group[]) {
  const failures: string[] = [];
  for (const group of groups) {
    const commands = Object.entries(group);
    async function runOne([name, command]: [string, string]) {
      console.log(`── ${name} begins`);
      const isPassed = await run(command, commands.length === 1);
      console.log(`── ${name} ${isPassed ? 'passed' : 'FAILED'}`);
      const remedy = name === 'style' ? 'npm run fix' : `npx ${command}`;
      if (!isPassed) failures.push(`── ${name} failed: ${remedy}`);
    }
    await Promise.all(commands.map(runOne));
    if (failures.some((each) => FIRST.test(each))) break;
  }
  console.log([...failures, '', failures.length > 0 ? 'Failed.' : 'Everything passed.'].join('\n'));
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** Beside other commands the output would mix with theirs, so it is printed at the end, and only if the command fails. */
async function run(command: string, isAlone: boolean) {
  const child = spawn(`(${command}) 2>&1`, {
    shell: true,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', 'inherit'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  const closed = once(child, 'close');
  const output = child.stdout ? await text(child.stdout) : '';
  const [code] = await closed;
  if (code !== 0) console.log(output);
  return code === 0;
}
