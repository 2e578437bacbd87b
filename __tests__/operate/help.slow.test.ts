import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { bundlePrograms } from '../../scripts/build/bundle-programs.ts';
import { inherited } from '../kit/real/running-program.ts';
import { bundled } from '../kit/setup/bundled-programs.ts';
import { aFolder } from '../kit/setup/folder.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const PATH = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);

function run(command: string, ...given: string[]) {
  const env = { ...inherited, PATH };
  const { status, stdout, stderr } = spawnSync(command, given, { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.each(Object.entries(scripts))('npm run %s answers --help with help', (name, script) => {
  expect(run('sh', '-c', `${script} --help`)).toEqual({
    status: 0,
    stdout: expect.stringMatching(new RegExp(`(npm (run )?|next )${name}\\b`)),
    stderr: '',
  });
});

test('a program of a build answers --help with help, and names its Node to another one', () => {
  const folder = aFolder();
  bundlePrograms(folder, { server: 'scripts/build/serve.ts' });
  for (const [program, help] of [
    [join(folder, 'server.mjs'), 'Serves the site'],
    [bundled('outbox'), 'restore FILE'],
  ] as const) {
    expect(run(process.execPath, program, '--help')).toEqual({
      status: 0,
      stdout: expect.stringContaining(help),
      stderr: '',
    });
    const versions = "Object.defineProperty(process, 'versions', { value: { node: '20.1.0' } })";
    const asNode20 = ['--import', `data:text/javascript,${versions}`];
    expect(run(process.execPath, ...asNode20, program, 'list')).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'This program needs Node 24, and this is Node 20.1.0. ' +
        `Its build has one: ${join(dirname(program), 'node')} ${program}\n`,
    });
  }
});
