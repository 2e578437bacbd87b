import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export type Step = {
  command: readonly string[];
  /** No other begins beside one that keeps both cores busy; what it says is seen as it says it. */
  alone?: boolean;
  /** The step without which this one says nothing. */
  needs?: string;
};

/** Runs every step, two at a time, whatever the others came to; returns the names of those that did not pass. */
export async function runSteps(steps: Readonly<Record<string, Step>>): Promise<string[]> {
  const failed: string[] = [];
  const begun = new Map<string, Promise<void>>();
  const underWay = new Set<Promise<void>>();

  for (const [name, step] of Object.entries(steps)) {
    if (step.needs) await begun.get(step.needs);
    while (underWay.size >= 2) await Promise.race(underWay);
    if (step.needs && failed.includes(step.needs)) {
      console.log(`── ${name}: not run, because ${step.needs} failed`);
      failed.push(name);
      continue;
    }
    const running = runStep(name, step).then((passed) => {
      if (!passed) failed.push(name);
      underWay.delete(running);
    });
    begun.set(name, running);
    underWay.add(running);
    if (step.alone) await running;
  }
  await Promise.all(underWay);
  return failed;
}

async function runStep(name: string, { command, alone }: Step): Promise<boolean> {
  const started = Date.now();
  if (alone) console.log(`\n── ${name}`);
  const { passed, said } = await runCommand(command, alone ? 'inherit' : 'pipe');
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${said}── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return passed;
}

async function runCommand([program = '', ...words]: readonly string[], output: 'inherit' | 'pipe') {
  const child = spawn(program, words, {
    stdio: ['ignore', output, output],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const ended = new Promise<string | number | null>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', resolve);
  });
  const said = await Promise.all(
    [child.stdout, child.stderr].map((stream) => stream && text(stream)),
  );
  const end = await ended;
  if (typeof end === 'string') console.error(`${program} could not be started: ${end}`);
  return { passed: end === 0, said: said.join('') };
}
