import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorsIn, failOn, sourcesNaming } from '../build-errors.ts';
import { withOwnTools } from '../run.ts';

const NO_SUSPENSE =
  /useSearchParams\(\) should be wrapped in a suspense boundary at page "(?<route>[^"]*)"/;

/** Has Next prerender the site. Where it fails for what its author can mend, that is said in our words as well. */
export function nextBuild(build: string) {
  // Of another build it would tell of another configuration, where Next writes elsewhere now.
  rmSync(join(build, 'required-server-files.json'), { force: true });
  const { status, stderr, error } = spawnSync('next', ['build'], {
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: withOwnTools(),
  });
  process.stderr.write(error?.message ?? stderr);
  const { route } = NO_SUSPENSE.exec(stderr ?? '')?.groups ?? {};
  if (route !== undefined)
    failOn(
      errorsIn(
        sourcesNaming(/\buseSearchParams\(/),
        `calls useSearchParams() without <Suspense> around it at ${route}, which is written before anybody asks for it`,
        'Put <Suspense> around the component where the page shows it',
      ),
    );
  if (status !== 0) process.exit(status ?? 1);
}

/** Moves what handlers need, of all that Next has traced, into this folder. Nothing else that it may have found leaves this machine. */
export function moveHandlers(build: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const needed of ['node_modules', '.next', 'package.json'])
    renameSync(join(build, 'standalone', needed), join(folder, needed));
  rmSync(join(build, 'standalone'), { recursive: true });
}
