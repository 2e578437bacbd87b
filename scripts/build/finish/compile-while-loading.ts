import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expected } from './expected.ts';

/**
 * Chromium reads it as "compile all of this file, on the thread that loads it". Without it each
 * function is compiled on the main thread when it is first called, and all of the framework is
 * called in the one task that starts it. To other browsers it is a comment.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** Has the framework's files compiled while they load, so that starting them blocks no one's typing. */
export function compileWhileLoading(build: string) {
  const files = globSync('static/chunks/**/*.js', { cwd: build });
  expected(files.length > 0, 'script files in static/chunks', 'none');
  for (const file of files.map((name) => join(build, name)))
    writeFileSync(file, COMPILE_ALL + readFileSync(file, 'utf8'));
}
