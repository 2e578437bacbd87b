import { execFileSync } from 'node:child_process';
import {
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { copySources } from '../../../scripts/prove/copy-project.ts';

/** A copy of the sources, for changes as an owner of the site makes them. */
export function changedCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'changed-copy-'));
  copySources(copy);
  // Without "type": esbuild then reads packages as Next's bundler does.
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ imports: { '#*': './src/*' } }));
  symlinkSync(realpathSync('node_modules'), join(copy, 'node_modules'));
  const write = (file: string, text: string) => writeFileSync(join(copy, file), text);

  return {
    write,
    edit(file: string, before: RegExp, after: string) {
      const text = readFileSync(join(copy, file), 'utf8');
      const edited = text.replace(before, () => after);
      if (edited === text) throw new Error(`${file} does not contain ${before}.`);
      write(file, edited);
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
