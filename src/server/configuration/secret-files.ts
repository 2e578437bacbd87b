import { readFileSync, statSync } from 'node:fs';
import { failureCode } from '#server/log.ts';
import { variables } from './environment-variables.ts';

type Given = Record<string, string | undefined>;

export function withSecretsFromFiles(given: Given) {
  const problems: string[] = [];
  const complete = { ...given };
  for (const name of Object.keys(variables.shape)) {
    const file = given[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (given[name]?.trim())
      problems.push(`${name}_FILE and ${name} are both set: keep one of them`);
    try {
      // Reading a pipe would block until somebody writes.
      const isFile = statSync(file).isFile();
      if (isFile) complete[name] = readFileSync(file, 'utf8').trim();
      if (!isFile) problems.push(`${name}_FILE does not name a file`);
      else if (!complete[name]) problems.push(`${name}_FILE names an empty file`);
    } catch (failure) {
      problems.push(`${name}_FILE names a file that cannot be read (${failureCode(failure)})`);
    }
  }
  return { complete, problems };
}
