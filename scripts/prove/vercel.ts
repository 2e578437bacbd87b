import { execFile, execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from './copy-project.ts';

/** Some registries lack parts of later versions. */
const VERSION = '59.10.0';
process.env['npm_config_before'] ??= '2026-09-01';
const POLICY = "default-src 'none'; ";

const tools = mkdtempSync(join(tmpdir(), 'vercel-'));
const options = ['--no-save', '--ignore-scripts', '--loglevel=error', '--prefix', tools];
execFileSync('npm', ['install', ...options, `vercel@${VERSION}`], { stdio: 'inherit' });
const settings = { framework: 'nextjs', installCommand: 'true' };
const site = copyProject('vercel', {
  '.vercel/project.json': JSON.stringify({ projectId: 'prj_none', orgId: 'team_none', settings }),
});
const program = join(tools, 'node_modules/vercel/dist/vc.js');
execFileSync('node', [program, 'build', '--prod', '--yes', '--token', 'none'], {
  cwd: site,
  stdio: 'inherit',
  // Vercel may set this, and the build must ignore it.
  env: { ...process.env, NEXT_ENABLE_ADAPTER: '1' },
});

const output = join(site, '.vercel/output');
const read = (file: string) => readFileSync(join(output, file), 'utf8');
const complaints: string[] = [];
const complain = (isWrong: boolean, sentence: string) => isWrong && complaints.push(sentence);

type Rule = { src?: string; handle?: string; dest?: string };
const { routes }: { routes: Rule[] } = JSON.parse(read('config.json'));
for (const { src, handle, dest } of routes) {
  complain(src === undefined && handle === undefined, `A rule has no source: ${dest}`);
}
const pages = globSync('functions/**/*.prerender-fallback.html', { cwd: output })
  .map((file) => file.slice(0, -'.prerender-fallback.html'.length))
  .filter((page) => !page.endsWith('_global-error'));
complain(pages.length < 5, `Only ${pages.length} pages were found.`);
for (const page of pages) {
  const { initialHeaders } = JSON.parse(read(`${page}.prerender-config.json`));
  const policy = String(initialHeaders?.['content-security-policy']);
  complain(!policy.startsWith(POLICY), `${page} has no policy.`);
  const html = read(`${page}.prerender-fallback.html`);
  complain(html.includes('data-styled'), `${page} is not finished.`);
}
for (const file of ['static/404.html', 'static/500.html'])
  complain(!read(file).includes(`content="${POLICY}`), `${file} has no policy.`);
const health = await answerOf('api/health');
complain(!/"isWell":/.test(health), `/api/health answers ${health}`);
rmSync(site, { recursive: true });
rmSync(tools, { recursive: true });
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
else console.log('Every rule has a source, every page has its policy, and functions start.');

/** The answer of a function in a folder that has only the files it names. */
async function answerOf(name: string): Promise<string> {
  const ASK = `
    const { createServer } = await import('node:http');
    const { createRequire } = await import('node:module');
    const [launcher, path] = process.argv.slice(1);
    const handle = createRequire(launcher)(launcher);
    const server = createServer((request, response) => handle(request, response));
    server.listen(0, '127.0.0.1', async () => {
      const address = 'http://127.0.0.1:' + server.address().port + path;
      const answer = await fetch(address, { headers: { 'x-matched-path': path } });
      process.stdout.write(await answer.text());
      process.exit();
    });`;
  const place = mkdtempSync(join(tmpdir(), 'function-'));
  const folder = join(output, 'functions', `${name}.func`);
  cpSync(folder, place, { recursive: true, dereference: true });
  const { handler, filePathMap } = JSON.parse(readFileSync(join(place, '.vc-config.json'), 'utf8'));
  for (const [to, from] of Object.entries<string>(filePathMap)) {
    mkdirSync(dirname(join(place, to)), { recursive: true });
    cpSync(join(site, from), join(place, to), { recursive: true });
  }
  const env = {
    VERCEL: '1',
    NODE_ENV: 'production' as const,
    TRUSTED_PROXIES: '1',
    CRON_SECRET: '0123456789abcdef',
    DATABASE_URL: 'postgresql://a:b@127.0.0.1:9/c',
  };
  const words = ['--input-type=module', '--eval', ASK, join(place, handler), `/${name}`];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: place, env });
  rmSync(place, { recursive: true });
  return stdout;
}
