import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameworkFiles } from '../next-output/files.ts';

/**
 * Chromium reads it as "compile all of this file, on the thread that loads it". Without it each
 * function is compiled on the main thread when it is first called, and all of the framework is
 * called in the one task that starts it. To other browsers it is a comment.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** Has the framework's files compiled while they load, so that starting them blocks no one's typing. */
export function compileWhileLoading(build: string) {
  for (const file of frameworkFiles(build).map((name) => join(build, name)))
    writeFileSync(file, COMPILE_ALL + readFileSync(file, 'utf8'));
}
