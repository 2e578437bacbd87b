import { join } from 'node:path';
import { bundleCommand } from './bundle-command.ts';

/**
 * Puts the server into this folder, and beside it what it and operators start, each in one file that needs nothing
 * else: a container has neither npm scripts nor this project's packages. There it is `node site/outbox.mjs list`.
 */
export function bundleServer(folder: string) {
  bundleCommand('src/server/http/server.ts', join(folder, 'server.js'), ['next']);
  // The server and the doctor look for it beside them.
  bundleCommand('src/server/calendar/busy-program.ts', join(folder, 'busy-program.mjs'));
  bundleCommand('scripts/operate/outbox.ts', join(folder, 'outbox.mjs'));
  bundleCommand('scripts/operate/doctor.ts', join(folder, 'doctor.mjs'));
  bundleCommand('scripts/operate/desk/main.ts', join(folder, 'desk.mjs'));
}
