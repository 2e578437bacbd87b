import { statSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';
import { knownVariables } from '#server/environment.ts';
import { better, type Finding, wrong } from './finding.ts';

const OTHERS_MAY_READ = 0o004;

/** Whether what holds the passwords is for the site's eyes only. */
export function examineFiles(): Finding[] {
  return ['.env', '.env.local', '.env.production', '.env.production.local'].flatMap((file) => {
    const { mode = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    return mode & OTHERS_MAY_READ
      ? [better(`Everybody on this machine may read ${file}, passwords and all: chmod 600 ${file}`)]
      : [];
  });
}

/** Names that nobody reads, and that look like one of ours. */
export function examineNames(given: Record<string, string | undefined>): Finding[] {
  return Object.keys(given).flatMap((name) => {
    const meant = knownVariables.includes(name) ? undefined : likest(name);
    return meant ? [wrong(`${name} means nothing here: did you mean ${meant}?`)] : [];
  });
}

/** One wrong letter in five, or the end of a longer name. */
function likest(name: string) {
  const most = Math.ceil(name.length / 5);
  return knownVariables.find(
    (known) => (known.endsWith(`_${name}`) && name.length > 6) || distance(name, known) <= most,
  );
}
