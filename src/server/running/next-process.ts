import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#server/process/log.ts';
import { IN_NEXT_PROCESS } from './in-next-process.ts';

const HOST = '127.0.0.1';
const BEFORE_RESTART_MS = 1_000;
export const NEXT_ENDED = "Next's server ended, and starts again";

/**
 * `next start` for an owner's pages, in a process of its own: what they throw, leak or listen to
 * does not reach the process that takes requests. One that ends is started again.
 */
export function startNext(folder: string) {
  const state = { isStopping: false, stop: () => {}, listening: Promise.resolve(0) };

  async function run() {
    const port = await freePort();
    const require = createRequire(join(folder, 'package.json'));
    const program = [require.resolve('next/dist/bin/next'), 'start', folder];
    const child = spawn(process.execPath, [...program, '--hostname', HOST, '--port', `${port}`], {
      env: { ...process.env, [IN_NEXT_PROCESS]: 'yes' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const input of [child.stdout, child.stderr])
      if (input) createInterface({ input }).on('line', passOn);
    state.stop = () => child.kill();
    const ended = once(child, 'close').catch(() => []);
    void ended.then(async ([code, signal]) => {
      if (state.isStopping) return;
      log.error(NEXT_ENDED, { code, signal });
      state.listening = wait(BEFORE_RESTART_MS).then(run);
    });
    while (child.exitCode === null && child.signalCode === null && !(await accepts(port)))
      await wait(50);
    return port;
  }
  state.listening = run();
  return {
    /** The port at which it listens, once it does. */
    port: () => state.listening,
    stop() {
      state.isStopping = true;
      state.stop();
    },
  };
}

/** Next prints a banner before its console writes to our log. */
const passOn = (line: string) =>
  line.startsWith('{') ? process.stdout.write(`${line}\n`) : undefined;

async function freePort() {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function accepts(port: number) {
  const socket = createConnection(port, HOST);
  const isOpen = once(socket, 'connect').then(
    () => true,
    () => false,
  );
  return isOpen.finally(() => socket.destroy());
}
