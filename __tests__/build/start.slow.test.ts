import { spawnSync } from 'node:child_process';
import { realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeInputs } from '../../scripts/build/builds.ts';
import { tryOut } from '../../scripts/build/try-out.ts';
import { inherited } from '../kit/real/running-program.ts';
import { bundled } from '../kit/setup/bundled-programs.ts';
import { aFolder, writeInto } from '../kit/setup/folder.ts';

const READS_JSX = ['--import', resolve('scripts/build/run-sources.ts')];

function run(script: string, cwd: string, hooks: readonly string[] = []) {
  const [file = '', ...options] = script.split(' ');
  const given = [...hooks, resolve('scripts/build', file), ...options];
  const { status, output, pid } = spawnSync(process.execPath, given, { cwd, env: inherited });
  return { code: status, printed: output.join(''), pid };
}

/** The folder's name has characters that URLs escape. */
function aProject(build: string) {
  const folder = join(realpathSync(aFolder()), 'a#b %20');
  const server = { 'dist/current/server.mjs': "console.log('served')" };
  writeInto(folder, { ...server, 'node_modules/.bin/next': build, '.env.local': 'PORT=1' });
  writeInputs(join(folder, 'dist/current'), { sources: '', siteUrl: 'https://agency.example' });
  return folder;
}

test('npm start builds changed sources for the address of the last build', () => {
  expect(run('start.ts', aProject("console.log('built')")).printed).toBe(
    'Sources or build settings have changed since the last build. ' +
      'Building for https://agency.example.\nbuilt\nserved\n',
  );
});

test('after a failed build, npm start names the command that serves the last good one', () => {
  const { code, printed } = run('start.ts', aProject('process.exit(1)'));
  expect(code).toBe(1);
  expect(printed).toContain('dist/current/node dist/current/server.mjs');
  expect(printed).not.toContain('served');
});

function twoBuilds() {
  const folder = aProject("console.log('built')");
  rmSync(join(folder, 'dist/current'), { recursive: true });
  for (const build of ['0', '1']) {
    const server = "console.log('served')";
    writeInto(folder, { [`dist/${build}/server.mjs`]: server, [`dist/${build}/outbox.mjs`]: '' });
    writeInputs(join(folder, `dist/${build}`), { sources: '', siteUrl: '' });
  }
  symlinkSync('1', join(folder, 'dist/current'));
  symlinkSync('0', join(folder, 'dist/previous'));
  return folder;
}

test('npm start and the tools run the build that npm run back chose', () => {
  const folder = twoBuilds();
  expect(run('start.ts', folder).printed).not.toContain('chose');
  expect(run('back.ts', folder).code).toBe(0);
  expect(run('start.ts', folder).printed).toMatch(/^npm run back chose 0\. .*\nserved/);
  // A signal to the tool must end the tool of the build.
  const program = 'console.log(process.pid, process.argv.slice(2)); process.exit(3)';
  for (const tool of ['outbox', 'doctor']) {
    writeInto(folder, { [`dist/0/${tool}.mjs`]: program });
    const ended = run(`../operate/${tool}.ts list --all`, folder, READS_JSX);
    expect(ended).toMatchObject({ code: 3, printed: `${ended.pid} [ 'list', '--all' ]\n` });
  }
});

test('npm run back says why it changes nothing, and opens no store', () => {
  expect(run('back.ts', aProject('')).printed).toContain('There is no earlier build');
  expect(run('back.ts 7', aProject('')).printed).toContain('There is no other build 7');
  const folder = twoBuilds();
  writeInto(folder, { 'dist/0/outbox.mjs': "process.kill(process.pid, 'SIGKILL')" });
  expect(run('back.ts', folder).printed).toContain('refuses the settings: it ended with SIGKILL');
  rmSync(join(folder, 'dist/0/outbox.mjs'));
  symlinkSync(bundled('outbox'), join(folder, 'dist/0/outbox.mjs'));
  const settings = [
    'VISITOR_MAIL=yes',
    'DATABASE_URL=postgres://127.0.0.1:1/none',
    'SMTP_URL=smtp://a%40b.example@c.example',
  ].join('\n');
  writeInto(folder, { '.env.local': settings });
  expect(run('back.ts', folder)).toMatchObject({
    code: 1,
    printed: expect.stringContaining(
      'refuses the settings: The configuration is wrong: VISITOR_MAIL needs SITE_URL',
    ),
  });
  writeInto(folder, { '.env.local': `${settings}\nSITE_URL=https://agency.example` });
  expect(run('back.ts', folder).code).toBe(0);
});

test('npm start names a wrong setting before a build that is due', () => {
  const folder = aProject("console.log('built')");
  writeInto(folder, { '.env.local': 'SMTP_URL=smtps://a:b@mail.example\nMAIL_TO=jana' });
  const { code, printed } = run('start.ts', folder);
  expect(code).toBe(1);
  expect(printed).toContain('MAIL_TO must be e-mail addresses');
  expect(printed).not.toContain('built');
});

test('npm start refuses an unreadable .env.local', () => {
  const folder = aProject('');
  rmSync(join(folder, '.env.local'));
  // Not even root can read a link to itself.
  symlinkSync('.env.local', join(folder, '.env.local'));
  const { code, printed } = run('start.ts', folder);
  expect(code).toBe(1);
  expect(printed).toMatch(/cannot read \.env\.local\. .* chown /);
});

test('a build that ends at its start is refused with what it said', async () => {
  const text = "console.error('Next cannot start'); process.exit(1)";
  await expect(tryOut(aFolder({ 'server.mjs': text }))).rejects.toThrow('Next cannot start');
});
