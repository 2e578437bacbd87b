import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './listen.ts';
import { pathAndClock } from './running-site.ts';
import { answering, until } from './until.ts';

const HOLDER = join(import.meta.dirname, 'socket-holder.ts');
const STARTS_WITHIN_MS = 60_000;

/** Starts what is built in a project as the manual's units do: the socket stays open while the site starts anew. */
export async function startHeldSite(project: string, environment: Record<string, string>) {
  const port = String(await freePort());
  const lines: string[] = [];
  const holder = spawn(process.execPath, [HOLDER, port, 'dist/current'], {
    cwd: project,
    env: { ...pathAndClock, NODE_ENV: 'production', HOSTNAME: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [holder.stdout, holder.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n')));
  const isStart = (line: string) => line.includes('"The site is ready"');
  const starts = () => lines.filter(isStart).length;
  const pid = () => Number(lines.findLast((line) => line.startsWith('pid '))?.slice(4));
  // When a test fails, its runner leaves without ending its sites.
  const endAll = () => {
    if (holder.kill('SIGKILL')) process.kill(pid(), 'SIGKILL');
  };
  process.once('exit', endAll);

  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/robots.txt`, holder, () => lines.join('\n'));
  return {
    url,
    log: () => lines.join('\n'),
    /** Which build runs now, as it says itself. */
    version: () => /"version":"([^"]*)"/.exec(lines.findLast(isStart) ?? '')?.[1] ?? '',
    /** As `systemctl restart` does; resolves when the next process is ready. */
    async restart(signal: NodeJS.Signals = 'SIGTERM') {
      const before = starts();
      process.kill(pid(), signal);
      await until(
        () => starts() > before,
        STARTS_WITHIN_MS,
        () => lines.join('\n'),
      );
    },
    async end() {
      process.off('exit', endAll);
      endAll();
      if (holder.signalCode === null) await once(holder, 'exit');
    },
  };
}
