import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { answerHelp } from './answer-help.ts';
import { BUILDS, PREVIOUS, readInputs, START_AS_BUILT, swapBuilds } from './builds.ts';

answerHelp(`Serves the build before this one from the next start on, or the one that you name.

  npm run back            the build before; run it again to undo this
  npm run back -- NAME    a build of the folder ${BUILDS}`);

/** Works after a failed `npm ci`, so it imports no package. */
const [name] = process.argv.slice(2);
const other = name ? join(BUILDS, basename(name)) : PREVIOUS;
const refusal = readInputs(other) ? refusalOf(other) : '';
const nowServed = refusal ? undefined : swapBuilds(other);
if (nowServed)
  console.log(
    `${nowServed} is served from the next start on, until npm run build. Restart the site. ` +
      `If npm start fails, start it with: ${START_AS_BUILT}\n` +
      'If the CHANGELOG names another unit of systemd between the two, install the one of that build first.\n' +
      `Run npm run back again to undo this. ${BUILDS} has older builds: npm run back -- NAME`,
  );
else {
  console.error(
    refusal
      ? `The other build refuses the settings: ${refusal}\n` +
          'Nothing has changed. Change .env.local for that build, then run: npm run back'
      : `There is no ${name ? `other build ${name}` : 'earlier build'} to go back to. ` +
          'Nothing has changed.',
  );
  process.exitCode = 1;
}

/** A newer build would upgrade the real store. */
function refusalOf(build: string) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'other-build-'));
  writeFileSync(join(folder.path, 'outbox.db'), '');
  const noDatabase = { DATA_DIR_FILE: '', DATABASE_URL: '', DATABASE_URL_FILE: '' };
  const env = { ...process.env, ...noDatabase, DATA_DIR: folder.path };
  const list = [join(build, 'outbox.mjs'), 'list'];
  const { status, signal, stderr } = spawnSync(process.execPath, list, { env, encoding: 'utf8' });
  return status === 0 ? '' : stderr.trim() || `it ended with ${signal ?? status}`;
}
