import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Asks one function for an answer, in a process of its own, as the host starts it. */
const ASK = `
  const { createServer } = await import('node:http');
  const { createRequire } = await import('node:module');
  const [launcher, path] = process.argv.slice(1);
  const answer = createRequire(launcher)(launcher);
  const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1', async () => {
    const address = 'http://127.0.0.1:' + server.address().port + path;
    const told = await fetch(address, { headers: { 'x-matched-path': path } });
    process.stdout.write(await told.text());
    process.exit();
  });`;

const ENVIRONMENT = {
  VERCEL: '1',
  NODE_ENV: 'production' as const,
  TRUSTED_PROXIES: '1',
  CRON_SECRET: '0123456789abcdef',
  DATABASE_URL: 'postgresql://a:b@127.0.0.1:9/c',
};

/** What a function of the output says when its address is asked for, with nothing around it but what it names. */
export async function answerOf(site: string, name: string): Promise<string> {
  const place = mkdtempSync(join(tmpdir(), 'function-'));
  const output = join(site, '.vercel/output/functions', `${name}.func`);
  cpSync(output, place, { recursive: true, dereference: true });
  const { handler, filePathMap } = JSON.parse(readFileSync(join(place, '.vc-config.json'), 'utf8'));
  for (const [to, from] of Object.entries<string>(filePathMap)) {
    mkdirSync(dirname(join(place, to)), { recursive: true });
    cpSync(join(site, from), join(place, to), { recursive: true });
  }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', ASK, join(place, handler), `/${name}`],
    { cwd: place, env: ENVIRONMENT },
  );
  rmSync(place, { recursive: true });
  return stdout;
}
