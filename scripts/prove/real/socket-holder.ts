import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { parseEnv } from 'node:util';

/**
 * What systemd does for a socket and its service, where there is no systemd: it holds the one, and starts the other
 * again whenever that has ended. What stands in the file `next-start` is environment of the next start alone.
 */
const [port = '', folder = ''] = process.argv.slice(2);
const START = 'echo "pid $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$1"';
const NEXT_START = 'next-start';

const socket = createServer().listen(Number(port), '127.0.0.1', () => {
  // While a site runs this process does nothing else, so that it takes no connection itself.
  for (;;) {
    const only = existsSync(NEXT_START) ? parseEnv(readFileSync(NEXT_START, 'utf8')) : {};
    spawnSync('/bin/sh', ['-c', START, `${folder}/node`, `${folder}/server.mjs`], {
      env: { ...process.env, ...only },
      stdio: ['ignore', 'inherit', 'inherit', Object(socket)._handle.fd],
    });
  }
});
