import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { linkOrCopy } from '../link-or-copy.ts';
import type { NextBuild } from './next-outputs.ts';

const NEVER_LOADED = /\.(map|d\.[cm]?ts|mdx?)$/;

/** `next start` in the folder of a build needs Next's packages, what Next built, and a config. */
export function keepNext(build: NextBuild, folder: string) {
  const { projectDir, distDir, config } = build;
  for (const packageFolder of packagesFor(projectDir))
    keepPackage(projectDir, folder, packageFolder);
  const built = globSync(['*', 'server/**', 'cache/fetch-cache/**'], {
    cwd: distDir,
    withFileTypes: true,
  });
  for (const entry of built) {
    if (!entry.isFile() || /\.(map|nft\.json)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const copy = join(folder, relative(projectDir, path));
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(path, copy);
  }
  // Our server sends its files. Next does not start without the folder.
  mkdirSync(join(folder, '.next/static'), { recursive: true });
  const settings = { ...config, adapterPath: undefined, compress: false };
  writeFileSync(join(folder, 'next.config.mjs'), `export default ${JSON.stringify(settings)};\n`);
}

/** Next, React, and what they depend on. */
function packagesFor(projectDir: string) {
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const paths = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
    const packageFolder = paths.map((path) => join(path, name)).find((path) => existsSync(path));
    if (!packageFolder || found.has(packageFolder)) return;
    found.add(packageFolder);
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(packageFolder, 'package.json'), 'utf8'),
    );
    for (const dependency of Object.keys(dependencies)) add(dependency, packageFolder);
  };
  for (const name of ['next', 'react', 'react-dom']) add(name, projectDir);
  return found;
}

function keepPackage(projectDir: string, folder: string, packageFolder: string) {
  for (const entry of globSync('**', { cwd: packageFolder, withFileTypes: true })) {
    if (!entry.isFile() || NEVER_LOADED.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const link = join(folder, relative(projectDir, path));
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    linkOrCopy(path, link);
  }
}
