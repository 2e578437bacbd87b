import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { copySources } from '../../../scripts/prove/copy-project.ts';

const PACKAGES = realpathSync('node_modules');

export type Site = ReturnType<typeof siteIn>;

/** The sources in this folder, to be changed as by hand. */
export function siteIn(folder: string) {
  const path = (file: string) => join(folder, file);
  const read = (file: string) => readFileSync(path(file), 'utf8');
  function write(file: string, text: string) {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  }
  return {
    path,
    read,
    write,
    edit(file: string, before: string | RegExp, after: string) {
      const text = read(file);
      const edited = text.replace(before, () => after);
      if (edited === text) throw new Error(`${file} has no ${before} any more.`);
      write(file, edited);
    },
    /** A file or a folder that lies ready elsewhere. */
    bring: (from: string, file: string) =>
      cpSync(join(from, file), path(file), { recursive: true }),
  };
}

export type ChangedCopy = ReturnType<typeof changedCopy>;

/** A copy of the sources, for changes as an owner of the site would make them. */
export function changedCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'changed-copy-'));
  copySources(copy);
  // Without "type": esbuild then reads packages as Next's bundler does.
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ imports: { '#*': './src/*' } }));
  // As Next tells the type checker in a file that it writes anew with each build.
  writeFileSync(join(copy, 'next-env.d.ts'), '/// <reference types="next/image-types/global" />');
  symlinkSync(PACKAGES, join(copy, 'node_modules'));

  return {
    ...siteIn(copy),

    /** What the type checker has to say. */
    typeCheck() {
      return spawnSync(join(PACKAGES, '.bin/tsc'), ['--noEmit', '--pretty', 'false'], {
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
      return JSON.parse(execFileSync(process.execPath, [script], { cwd: copy, encoding: 'utf8' }));
    },

    remove: () => rmSync(copy, { recursive: true }),
  };
}
