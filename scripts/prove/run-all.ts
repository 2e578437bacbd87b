import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const NODE = 'node --import ./scripts/build/run-sources.ts';
export const SIMULATION = `${NODE} __tests__/promises/simulation/main.ts`;
export const TORTURE = `${NODE} --test-force-exit scripts/prove/torture.ts`;

export const STYLED = "'src/{ui,features,styles}/**/*.{ts,tsx}'";

export type Group = Readonly<Record<string, string>>;

/** Later groups would fail for the same reason, or test an old build. */
const PREREQUISITES = ['types', 'settings', 'build'];

export async function runAll(groups: readonly Group[]) {
  const failed = new Map<string, string>();
  for (const group of groups) {
    const commands = Object.entries(group);
    async function runOne([name, command]: [string, string]) {
      console.log(`── ${name} begins`);
      const begin = performance.now();
      const isPassed = await run(command, commands.length === 1);
      const seconds = Math.round((performance.now() - begin) / 1_000);
      console.log(`── ${name} ${isPassed ? 'passed' : 'FAILED'} after ${seconds} s`);
      if (!isPassed) failed.set(name, name === 'style' ? 'npm run fix' : `npx ${command}`);
    }
    await Promise.all(commands.map(runOne));
    if (PREREQUISITES.some((name) => failed.has(name))) break;
  }
  for (const [name, command] of failed) console.log(`── ${name} failed: ${command}`);
  console.log(failed.size > 0 ? '\nFailed.' : '\nEverything passed.');
  process.exitCode = failed.size > 0 ? 1 : 0;
}

/** Beside other commands the output would mix with theirs. */
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
