import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Beside us in a container; in the project, where the command was started. */
const FOLDERS = [join(import.meta.dirname, 'public/fonts'), 'public/fonts'];

export function typeface(name: string): Response {
  const file = FOLDERS.map((folder) => join(folder, basename(name))).find(existsSync);
  return file?.endsWith('.woff2')
    ? new Response(new Uint8Array(readFileSync(file)), {
        headers: { 'Content-Type': 'font/woff2', 'Cache-Control': 'private, max-age=86400' },
      })
    : new Response(null, { status: 404 });
}
