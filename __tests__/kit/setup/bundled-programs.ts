import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundlePrograms } from '../../../scripts/build/bundle-programs.ts';

const PROGRAMS = {
  outbox: 'scripts/operate/outbox.ts',
  doctor: 'scripts/operate/doctor.ts',
  booted: '__tests__/kit/setup/booted-process.ts',
};
const folder = resolve('test-output/programs');

/** As in a build, because from its sources a program takes three times as long to start. */
export function bundleOnce() {
  mkdirSync(folder, { recursive: true });
  bundlePrograms(folder, PROGRAMS);
}

export const bundled = (name: string) => join(folder, `${name}.mjs`);
