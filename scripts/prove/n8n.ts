import { spawnSync } from 'node:child_process';
import { setStage } from './n8n/stage.ts';
import { trials } from './n8n/trials.ts';
import buildIfStale from './real/build-if-stale.ts';

const program = process.env['N8N'] ?? 'n8n';
const seed = process.env['SEED'] ?? String(Date.now());

if (spawnSync(program, ['--version']).error) {
  console.error(
    `There is no program "${program}". Install n8n anywhere, and name it:\n` +
      '  npm install --prefix ~/n8n n8n\n  N8N=~/n8n/node_modules/.bin/n8n npm run prove -- n8n',
  );
  process.exit(2);
}

buildIfStale();

/** The whole way, page to workflow, through everything that can happen on it: each lead is acted on exactly once. */
const stage = await setStage(program, seed);
console.log(`n8n ${stage.n8n.version}, seed ${seed}`);
try {
  for (const { name, happens, times = 1 } of trials) {
    const begin = performance.now();
    stage.step.behave(() => ({ status: 200 }));
    const ids = await happens(stage);
    await stage.delivered();
    report(name, ids, times, Math.round((performance.now() - begin) / 1000));
  }
} finally {
  await stage.clear();
}

function report(name: string, ids: readonly string[], times: number, seconds: number) {
  const { timesAsked, timesDone } = stage.step;
  const rightly = ids.filter((id) => timesDone(id) === times).length;
  const calls = ids.reduce((sum, id) => sum + timesAsked(id), 0);
  const holds = rightly === ids.length;
  console.log(
    `${holds ? 'yes' : 'NO '}  ${name}: ${rightly} of ${ids.length} done exactly ${times === 1 ? 'once' : 'twice'}, ` +
      `the step was asked ${calls} times, ${seconds} s`,
  );
  if (!holds) process.exitCode = 1;
}
