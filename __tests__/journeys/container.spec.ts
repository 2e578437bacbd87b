import { execFileSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVED } from '../../scripts/build/builds.ts';
import { NO_PAGE, pages } from '../../scripts/prove/real/built-site.ts';
import { startSite } from '../../scripts/prove/real/running-site.ts';
import { test as base, expect } from '../kit/browser/site.ts';
import { aRequestBody } from '../kit/builders/consultation-request.ts';

const CRON_SECRET = 'a secret of the schedule';
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/**
 * What the Dockerfile does, in a temporary folder: the build alone, files that the server cannot
 * change, a user of its own (where the test may become one), the data outside.
 */
const test = base.extend<{
  place: { folder: string; node: string; data: string; startedIn: string };
}>({
  place: async ({ browserName: _ }, use) => {
    const root = mkdtempSync(join(tmpdir(), 'container-'));
    const place = {
      folder: join(root, 'site'),
      node: join(root, 'site', 'node'),
      data: join(root, 'data'),
      // The image's WORKDIR: what DATA_DIR names lies there.
      startedIn: root,
    };
    // As an image copies it: links go on to point within.
    cpSync(realpathSync(SERVED), place.folder, { recursive: true, verbatimSymlinks: true });
    mkdirSync(place.data, { mode: 0o700 });
    execFileSync('chmod', ['-R', 'a-w,a+rX', place.folder]);
    execFileSync('chmod', ['755', root]);
    if (isRoot) chownSync(place.data, NOBODY, NOBODY);
    await use(place);
    execFileSync('chmod', ['-R', 'u+w', root]);
    rmSync(root, { recursive: true });
  },
});

test('the built folder alone serves, as another user, and keeps requests in the volume', async ({
  place,
}) => {
  const before = filesOf(place.folder);
  // Not set, or set in an .env.local that was made for a folder of its own: both mean the volume.
  for (const [undelivered, DATA_DIR] of ['', 'data'].entries()) {
    const site = await startSite(
      { CONSULTATION_WEBHOOK_URL: 'http://127.0.0.1:59999/nobody-listens', CRON_SECRET, DATA_DIR },
      { ...place, ...(isRoot && { userId: NOBODY }) },
    );
    for (const path of [...pages.filter((each) => each !== NO_PAGE), '/api/alive', '/api/health'])
      expect((await fetch(site.url + path)).status, path).toBe(200);
    const answer = await fetch(`${site.url}/api/consultation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(aRequestBody({ submittedAt: new Date().toISOString() })),
    });
    expect(answer.status).toBe(200);
    const health = () =>
      fetch(`${site.url}/api/health`, { headers: { authorization: `Bearer ${CRON_SECRET}` } }).then(
        (response) => response.json(),
      );
    await expect.poll(health).toMatchObject({ storeWritable: true, undelivered: undelivered + 1 });

    await site.end('SIGTERM');
    expect(site.child.exitCode).not.toBeNull();
    expect(readdirSync(place.data)).not.toEqual([]);
  }
  expect(filesOf(place.folder)).toEqual(before);
});

function filesOf(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => `${file} ${statSync(join(folder, file)).mtimeMs}`);
}
