import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import packageJson from '../../package.json';

/** The newest release of each Node that README allows for `npm ci`. */
const NODES = ['20.20.2', '22.23.3', '24.21.0'];

type Locked = {
  engines?: { node?: string };
  os?: string[];
  deprecated?: string;
  hasInstallScript?: boolean;
};
const lockfile = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
const { packages }: { packages: Record<string, Locked> } = JSON.parse(lockfile);
const locked = Object.entries(packages).filter(([path]) => path);

test.each(NODES)('npm ci prints no warning on Node %s', (node) => {
  const warned = locked.filter(
    ([, { engines, deprecated, os }]) =>
      !os?.includes('win32') && (deprecated || !satisfies(node, engines?.node ?? '*')),
  );
  expect(locked.length).toBeGreaterThan(400);
  expect(warned.map(([path]) => path)).toEqual([]);
});

test('every package with an installation script is allowed or refused', () => {
  const decided = Object.keys(packageJson.allowScripts);
  const asking = locked.filter(([, { hasInstallScript, os }]) => hasInstallScript && !os);
  expect(asking.length).toBeGreaterThan(3);
  const names = asking.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names.filter((name) => !decided.includes(name))).toEqual([]);
});
