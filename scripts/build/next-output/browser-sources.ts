import { dirname, join } from 'node:path';
import { readSource } from '../build-errors.ts';
import { expected } from './expected.ts';
import { isFile, type NextPage } from './manifests.ts';

type References = Pick<NextPage, 'clientModules'>;

/** Every source that a page may run in the browser: its client components, and whatever those import. */
export function browserSources({ clientModules }: References) {
  const unknown = clientModules.filter((path) =>
    /^(?!\[project\]\/|.*\/node_modules\/).*\/src\//.test(path),
  );
  expected(unknown.length === 0, 'client components by [project]/src/', unknown.join());
  const sources = new Set(
    clientModules
      .map((path) => path.replace(/^\[project\]\/| <.*$/g, ''))
      .filter((path) => path.startsWith('src/') && isFile(path)),
  );
  // What is added is walked through as well.
  for (const source of sources) for (const other of importsOf(source)) sources.add(other);
  return [...sources];
}

const IMPORTED = /\b(?:from|import)\s*\(?\s*['"]([#.][^'"]*)['"]/g;
const OF_TYPES = /\b(?:import type\b|export type \{)[^'"]*['"][^'"]*['"]/g;

/** The bundler finds a file without its ending, too. */
const ENDINGS = [
  '',
  ...['', '/index'].flatMap((name) =>
    ['.tsx', '.ts', '.jsx', '.js'].map((ending) => name + ending),
  ),
];

function importsOf(source: string) {
  const text = readSource(source).replaceAll(OF_TYPES, '');
  return [...text.matchAll(IMPORTED)].flatMap(([, name = '']) => {
    const path = name.startsWith('#') ? join('src', name.slice(1)) : join(dirname(source), name);
    const file = ENDINGS.map((ending) => path + ending).find(isFile);
    return file && /\.[jt]sx?$/.test(file) ? [file] : [];
  });
}
