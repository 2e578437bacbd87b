import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#server/http/finished-files.ts';
import { SERVED } from '../build/builds.ts';

/** In a container the built site is beside these commands. */
function servedIn(project = process.cwd(), beside = import.meta.dirname) {
  const inProject = join(project, SERVED);
  return existsSync(inProject) ? inProject : beside;
}

export function builtSite(): Partial<Site> {
  const file = join(servedIn(), 'site.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
