import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../real/listen.ts';
import { answering } from '../real/until.ts';

export type RealN8n = Awaited<ReturnType<typeof startN8n>>;

const WORKFLOW_ID = 'consultation';

/** A real n8n in a new folder of its own, with one workflow imported and active and nothing else done by hand. */
export async function startN8n(program: string, workflow: object) {
  const folder = mkdtempSync(join(tmpdir(), 'n8n-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    N8N_USER_FOLDER: folder,
    N8N_PORT: String(port),
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_RUNNERS_BROKER_PORT: String(await freePort()),
    N8N_DIAGNOSTICS_ENABLED: 'false',
    N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
  };
  const log = join(folder, 'log');
  const command = (...words: string[]) =>
    execFileSync(program, words, { env, encoding: 'utf8', stdio: 'pipe' });

  const version = command('--version').trim();
  const file = join(folder, 'workflow.json');
  writeFileSync(file, JSON.stringify([{ ...workflow, id: WORKFLOW_ID, active: false }]));
  command('import:workflow', `--input=${file}`);
  command('publish:workflow', `--id=${WORKFLOW_ID}`);
  let server = await serve();

  async function serve() {
    const output = openSync(log, 'a');
    // A group of its own, so that what it starts can be ended with it.
    const child = spawn(program, ['start'], {
      env,
      detached: true,
      stdio: ['ignore', output, output],
    });
    await answering(`${url}/healthz/readiness`, child, () => readFileSync(log, 'utf8'));
    return child;
  }

  return {
    url,
    version,
    async restart(signal: NodeJS.Signals) {
      await end(server, signal);
      server = await serve();
    },
    async remove() {
      await end(server, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asked to end, n8n ends what it has started by itself; killed, nobody does. */
async function end(server: ChildProcess, signal: NodeJS.Signals) {
  const { pid = 0 } = server;
  const ended = once(server, 'exit');
  process.kill(signal === 'SIGKILL' ? -pid : pid, signal);
  await ended;
}
