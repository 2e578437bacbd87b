import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');
const NO_SOURCES = ['.env.local', '.git', '.next', 'data', 'dist', 'node_modules', 'test-output'];

type Files = Record<string, string | Uint8Array>;

/**
 * A copy of the whole project under `test-output`, to build with these files as an owner would add them. Its packages are
 * linked file by file, which takes two seconds and no room: Next follows no link out of the folder it builds.
 */
export function copyProject(name: string, files: Files = {}) {
  const copy = join(PROJECT, 'test-output', name);
  rmSync(copy, { recursive: true, force: true });
  copySources(copy);
  linkFolder(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), content);
  }
  return copy;
}

export function copySources(copy: string) {
  for (const entry of readdirSync(PROJECT).filter((each) => !NO_SOURCES.includes(each)))
    cpSync(join(PROJECT, entry), join(copy, entry), { recursive: true });
}

/** Hard links take no space. */
function linkFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
