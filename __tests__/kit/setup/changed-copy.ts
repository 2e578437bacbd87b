import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const PROJECT = join(__dirname, '../../..');

export type ChangedCopy = ReturnType<typeof changedCopy>;

/** A copy of the sources, for changes as an owner of the site would make them. */
export function changedCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'changed-copy-'));
  cpSync(join(PROJECT, 'src'), join(copy, 'src'), { recursive: true });
  copyFileSync(join(PROJECT, 'tsconfig.json'), join(copy, 'tsconfig.json'));
  // Without "type": esbuild then reads packages as Next's bundler does.
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ imports: { '#*': './src/*' } }));
  // As Next tells the type checker in a file that it writes anew with each build.
  writeFileSync(join(copy, 'next-env.d.ts'), '/// <reference types="next/image-types/global" />');
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));

  const changed = new Set<string>();

  return {
    edit(file: string, before: string | RegExp, after: string) {
      const text = readFileSync(join(copy, file), 'utf8');
      expect(text).toMatch(before);
      changed.add(file);
      writeFileSync(
        join(copy, file),
        text.replace(before, () => after),
      );
    },

    changedFiles: () => [...changed].sort(),

    /** What the type checker has to say. */
    typeCheck() {
      return spawnSync(join(PROJECT, 'node_modules/.bin/tsc'), ['--noEmit', '--pretty', 'false'], {
        cwd: copy,
        encoding: 'utf8',
      }).stdout;
    },

    /** Runs a program on the copy, and gives the JSON that it prints. */
    run(program: string) {
      const script = join(copy, 'program.cjs');
      buildSync({
        stdin: { contents: program, loader: 'tsx', resolveDir: copy },
        outfile: script,
        bundle: true,
        platform: 'node',
        external: ['next/og'],
        jsx: 'automatic',
        loader: { '.png': 'empty', '.jpg': 'empty', '.webp': 'empty', '.avif': 'empty' },
        logLevel: 'error',
      });
      return JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }));
    },

    remove: () => rmSync(copy, { recursive: true }),
  };
}
