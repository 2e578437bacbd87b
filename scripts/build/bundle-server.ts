import { join } from 'node:path';
import { bundleCommand } from './bundle-command.ts';

const [folder = ''] = process.argv.slice(2);

bundleCommand('src/server/http/server.ts', join(folder, 'server.js'), ['next']);
/** Started by the server and by the doctor, which look for it beside them. */
bundleCommand('src/server/calendar/busy-program.ts', join(folder, 'busy-program.mjs'));
/**
 * The operator's commands lie beside the server, each in one file that needs nothing else: a container has
 * neither npm scripts nor this project's packages. There it is `node site/outbox.mjs list`.
 */
bundleCommand('scripts/operate/outbox.ts', join(folder, 'outbox.mjs'));
bundleCommand('scripts/operate/doctor.ts', join(folder, 'doctor.mjs'));
bundleCommand('scripts/operate/desk/main.ts', join(folder, 'desk.mjs'));
