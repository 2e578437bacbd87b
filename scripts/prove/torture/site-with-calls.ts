import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVED } from '../../build/builds.ts';
import { apply, copyProject, run } from '../owners/copy.ts';

const HOURS = `import type { CallHours } from '#agency-types.ts';
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  export const hours: CallHours = {
    timeZone: 'UTC',
    hours: Object.fromEntries(days.map((day) => [day, ['0:00-24:00']])),
    closed: [],
    callMinutes: 15,
    daysAhead: 60,
  };`;

/** Calls are moved and cancelled only where the hours have a time zone. */
export function buildSiteWithCalls() {
  const copy = mkdtempDisposableSync(join(tmpdir(), 'site-with-calls-'));
  copyProject(copy.path);
  apply([{ file: 'src/agency/hours.ts', to: HOURS }], copy.path);
  run(copy.path, 'npm', 'run', 'build');
  return { folder: join(copy.path, SERVED), remove: () => copy.remove() };
}
