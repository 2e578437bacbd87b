import { execFile } from 'node:child_process';
import { chmodSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeInputs } from '../../scripts/build/builds.ts';
import { inherited } from '../kit/real/running-site.ts';
import { aFolder } from '../kit/setup/folder.ts';

function run(script: string, folder: string, through: string[] = []) {
  const env = { ...inherited, NODE_ENV: 'production' as const };
  const file = resolve('scripts/build', script);
  const [program = '', ...given] = [...through, process.execPath, file];
  return new Promise<{ code: number | null; printed: string }>((tell) => {
    const child = execFile(program, given, { cwd: folder, env }, (_, stdout, stderr) =>
      tell({ code: child.exitCode, printed: stdout + stderr }),
    );
  });
}

/** A project with a stub build, in a folder whose name has characters that URLs escape. */
function aProject(files: Record<string, string> = {}) {
  const server = { 'dist/current/server.mjs': "console.log('served')" };
  const all = Object.entries({ ...server, ...files }).map(([file, text]) => [
    `a#b %20/${file}`,
    text,
  ]);
  return join(realpathSync(aFolder(Object.fromEntries(all))), 'a#b %20');
}

const SAYS_THAT_IT_BUILDS = { 'scripts/build/build.ts': "console.log('built')" };

test('npm start builds changed sources for the address of the last build', async () => {
  const folder = aProject({ ...SAYS_THAT_IT_BUILDS });
  const served = join(folder, 'dist/current');
  writeInputs(served, { sources: 'others', siteUrl: 'https://agency.example' });
  expect((await run('start.ts', folder)).printed).toBe(
    'Sources or build settings have changed since the last build. Building for https://agency.example.\nbuilt\nserved\n',
  );
});

test('npm start starts nothing after a failed build, and names the command that serves the last good one', async () => {
  const refused = { 'scripts/build/build.ts': 'process.exit(1)' };
  const folder = aProject(refused);
  writeInputs(join(folder, 'dist/current'), { sources: 'others', siteUrl: '' });
  const { code, printed } = await run('start.ts', folder);
  expect(code).toBe(1);
  expect(printed).toContain('dist/current/node dist/current/server.mjs');
  expect(printed).not.toContain('served');
});

test('npm start refuses an unreadable .env.local', async () => {
  const folder = aProject({ '.env.local': 'PORT=1' });
  chmodSync(join(folder, '.env.local'), 0);
  // Root can read everything without this capability removed.
  const asOthers = ['setpriv', '--bounding-set=-dac_override,-dac_read_search'];
  const through = process.getuid?.() === 0 ? asOthers : [];
  const { code, printed } = await run('start.ts', folder, through);
  expect(code).toBe(1);
  expect(printed).toMatch(/cannot read \.env\.local\. .* chown /);
});

const WITHOUT_PACKAGES = `data:text/javascript,
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(name, context, next) {
      if (/^[a-z@](?!.*:)/.test(name)) throw new Error('There is no package ' + name);
      return next(name, context);
    },
  });`;

test('npm run back works without packages', async () => {
  const folder = aProject();
  const through = ['env', `NODE_OPTIONS=--import=${encodeURI(WITHOUT_PACKAGES)}`];
  expect((await run('start.ts', folder, through)).printed).toContain('There is no package');
  expect((await run('back.ts', folder, through)).printed).toContain('There is no earlier build');
});
