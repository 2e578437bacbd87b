import { run } from '../build/run.ts';
import { requireChromium } from './find-chromium.ts';

const steps: Record<string, () => void> = {
  'a browser for the journeys': () => console.log(requireChromium()),
  'the production build': () =>
    run('node', '--env-file=__tests__/setup/canaries.env', 'scripts/build/build.ts'),
  types: () => run('tsc', '--noEmit'),
  'format and lint': () => run('biome', 'check', '.'),
  'the rooms and who may enter them': () => run('node', 'scripts/prove/check-rooms.ts'),
  'nothing is unused': () => run('knip'),
  'rules and components': () => run('jest'),
  'journeys in the browser': () => run('playwright', 'test', '--config', '__tests__/browser'),
  'no request lost, none done twice': () =>
    run('node', '--conditions=react-server', 'scripts/prove/torture.ts', '--short'),
};

for (const [name, step] of Object.entries(steps)) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  step();
  console.log(`── ${name}: done in ${Math.round((Date.now() - started) / 1000)} s`);
}
