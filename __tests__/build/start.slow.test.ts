import { execFile } from 'node:child_process';
import { chmodSync, realpathSync, renameSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeBuiltFrom } from '../../scripts/build/builds.ts';
import { aFolder } from '../kit/setup/folder.ts';

/** Runs a script of `scripts/build` in a folder, and tells how it ended. */
function run(script: string, folder: string, { words = [], through = [] }: Manner = {}) {
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production' as const };
  const file = resolve('scripts/build', script);
  const [program = '', ...given] = [...through, process.execPath, file, ...words];
  return new Promise<{ code: number | null; printed: string }>((tell) => {
    const child = execFile(program, given, { cwd: folder, env }, (_, said, complained) =>
      tell({ code: child.exitCode, printed: said + complained }),
    );
  });
}

type Manner = { words?: string[]; through?: string[] };

/** A project with a build that only says so, in a folder whose name would mean something in an address. */
function aProject(files: Record<string, string> = {}) {
  const server = { 'dist/current/server.mjs': "console.log('served')" };
  const all = Object.entries({ ...server, ...files }).map(([file, text]) => [
    `a#b %20/${file}`,
    text,
  ]);
  return join(realpathSync(aFolder(Object.fromEntries(all))), 'a#b %20');
}

const SAYS_THAT_IT_BUILDS = { 'scripts/build/build.ts': "console.log('built')" };

test('what was built of other sources is built anew, for the address of the last time, and says so', async () => {
  const folder = aProject({ ...SAYS_THAT_IT_BUILDS });
  const served = join(folder, 'dist/current');
  writeBuiltFrom(served, { sources: 'others', siteUrl: 'https://agency.example', builtFor: '' });
  expect((await run('start.ts', folder)).printed).toBe(
    'Sources have changed since the last build. Building anew, for https://agency.example.\nbuilt\nserved\n',
  );
});

test('a build that is refused starts nothing, and the one before it only for whoever asks', async () => {
  const refused = { 'scripts/build/build.ts': 'process.exit(1)' };
  const folder = aProject(refused);
  writeBuiltFrom(join(folder, 'dist/current'), { sources: 'others', siteUrl: '', builtFor: '' });
  const { code, printed } = await run('start.ts', folder);
  expect(code).toBe(1);
  expect(printed).toContain('npm start -- --as-built');
  expect(printed).not.toContain('served');
  expect((await run('start.ts', folder, { words: ['--as-built'] })).printed).toBe('served\n');
});

test.each([
  ['nothing is built', undefined, 'Nothing is built yet. '],
  ['tests have built', 'npm test', 'The last build was made by npm test. '],
])(
  'where %s, that is not started as built, and a sentence says what to do',
  async (_, builtFor, why) => {
    const folder = aProject();
    if (builtFor)
      writeBuiltFrom(join(folder, 'dist/current'), { sources: '', siteUrl: '', builtFor });
    expect(await run('start.ts', folder, { words: ['--as-built'] })).toEqual({
      code: 1,
      printed: `${why}npm run build makes one to start.\n`,
    });
  },
);

test('a file of settings that cannot be read is said, and nothing is started without it', async () => {
  const folder = aProject({ '.env.local': 'PORT=1' });
  chmodSync(join(folder, '.env.local'), 0);
  // Whoever is root reads everything, unless that right is taken away.
  const asOthers = ['setpriv', '--bounding-set=-dac_override,-dac_read_search'];
  const through = process.getuid?.() === 0 ? asOthers : [];
  const { code, printed } = await run('start.ts', folder, { through });
  expect(code).toBe(1);
  expect(printed).toMatch(/^\.env\.local cannot be read by .* chown /);
});

const WITHOUT_PACKAGES = `data:text/javascript,
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(name, context, next) {
      if (/^[a-z@](?!.*:)/.test(name)) throw new Error('There is no package ' + name);
      return next(name, context);
    },
  });`;

test('what is built is started, and gone back from, where npm ci has left no package', async () => {
  const folder = aProject();
  writeBuiltFrom(join(folder, 'dist/current'), { sources: 'others', siteUrl: '', builtFor: '' });
  const manner = { through: ['env', `NODE_OPTIONS=--import=${encodeURI(WITHOUT_PACKAGES)}`] };
  const served = await run('start.ts', folder, { ...manner, words: ['--as-built'] });
  expect(served.printed).toBe('served\n');
  expect((await run('start.ts', folder, manner)).printed).toContain(
    'There is no package @next/env',
  );
  renameSync(join(folder, 'dist/current'), join(folder, 'dist/1'));
  symlinkSync('1', join(folder, 'dist/current'));
  expect((await run('back.ts', folder, manner)).printed).toContain('No build is older than 1');
});
