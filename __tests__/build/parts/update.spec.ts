import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { format } from 'date-fns/format';
import { nextMonday } from 'date-fns/nextMonday';
import pg from 'pg';
import { aCallBody } from '../../kit/builders/consultation-request.ts';
import { freePort } from '../../kit/real/listen.ts';
import { newForm, postForm } from '../../kit/real/post-form.ts';
import { inherited } from '../../kit/real/running-program.ts';
import { startSite } from '../../kit/real/running-site.ts';
import { startWebhookReceiver } from '../../kit/real/webhook-receiver.ts';
import startOnePostgres from '../../kit/setup/start-one-postgres.ts';
import stopOnePostgres from '../../kit/setup/stop-one-postgres.ts';
import { ownersFiles, ZONE } from './owners-copy.ts';

const COPY = join(import.meta.dirname, '../../../test-output/updated-copy');
const [HOURS, SCHEMA] = ['src/domain/call-hours.ts', 'src/server/store/schema.ts'] as const;
const [, manual = ''] = readFileSync('docs/operating.md', 'utf8').split('## Update');
const [goBack = '', goForward = ''] = Array.from(
  manual.matchAll(/```sh\n([^`]*)```/g),
  ([, block]) => block,
);

const SWAP = 'systemctl stop && npm run back && systemctl start';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

/** Two builds: the newer one adds a step to the store. */
test.beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', '.', COPY]);
  execFileSync('cp', ['-al', 'node_modules', COPY]);
  writeFileSync(join(COPY, HOURS), ownersFiles[HOURS] ?? '');
  run('npm run build');
  const schema = join(COPY, SCHEMA);
  const step = "[VERSION_1, 'ALTER TABLE outbox ADD COLUMN later TEXT']";
  writeFileSync(schema, readFileSync(schema, 'utf8').replace('[VERSION_1]', step));
  run('npm run build');
  run('npm run back');
});
test.afterAll(async () => {
  await stopOnePostgres();
  rmSync(COPY, { recursive: true });
});

for (const kind of ['SQLite', 'PostgreSQL'] as const)
  test(`requests and calls in ${kind} survive an update, the way back and the way forward`, async () => {
    const site = await siteWith(kind);
    const [first, second] = [await site.book('10:00'), await site.book('10:15')];
    await site.follow('npm run outbox -- backup before.db');

    await site.follow(SWAP);
    const movedTo = await site.move(first.key);
    await site.post();
    await site.follow(SWAP);
    expect((await fetch(`${site.url}/api/health`)).status).toBe(503);

    await site.follow(goBack);
    const [secondTo, third] = [await site.move(second.key), await site.book('10:30')];
    await site.follow(goForward);
    // It would come after what is sent again.
    await site.post();
    await site.isAt(first.key, movedTo);
    await site.isAt(second.key, secondTo);
    await site.isAt(third.key, third.at);
    await site.remove();
    run('npm run back');
  });

function run(command: string, environment: Record<string, string> = {}) {
  execFileSync('sh', ['-c', command], { cwd: COPY, env: { ...inherited, ...environment } });
}

async function siteWith(kind: 'SQLite' | 'PostgreSQL') {
  const workflow = await startWebhookReceiver();
  const databases = kind === 'PostgreSQL' ? await twoDatabases() : undefined;
  const environment: Record<string, string> = {
    ...workflow.environment,
    TRUSTED_PROXIES: '1',
    PORT: String(await freePort()),
    DATA_DIR: join(COPY, 'data'),
    DATABASE_URL: databases?.[0] ?? '',
  };
  const start = () => startSite(environment, { folder: join(COPY, 'dist/current') });
  let site = await start();
  const { url } = site;
  const accepted: string[] = [];
  let changes = 0;

  async function move(key: string, to?: string) {
    const page = await (await fetch(`${url}/call/${key}`)).text();
    const [, sequence = ''] = /name="sequence" value="(\d+)"/.exec(page) ?? [];
    const times = Array.from(page.matchAll(/name="at" value="([^"]+)"/g), ([, each = '']) => each);
    // No two calls are moved to one time.
    const at = to ?? times.at(-1 - changes) ?? '';
    const headers = { 'x-forwarded-for': newForm().address };
    const body = new URLSearchParams({ action: 'move', at, sequence: to ? '' : sequence });
    const request = { method: 'POST', redirect: 'manual', headers, body } as const;
    const { status } = await fetch(`${url}/call/${key}`, request);
    if (!to && status === 303) changes += 1;
    return { at, status };
  }

  return {
    url,
    /** Follows the commands of a manual. */
    async follow(commands: string) {
      for (const command of commands.replace(/ *#.*/g, '').split(/\n| && /))
        if (command.includes('systemctl stop')) await site.end();
        else if (command.includes('systemctl start')) site = await start();
        else if (!databases || !/^mkdir|^mv/.test(command)) run(command, environment);
        else if (command.startsWith('mv data'))
          environment['DATABASE_URL'] = databases[/newer/.test(command) ? 1 : 0];
    },
    async post(form = newForm(), headers = {}) {
      expect(await postForm(url, form, headers)).toBe(200);
      accepted.push(form.id);
      await this.delivered();
    },
    async book(callTime: string) {
      const [form, key] = [newForm(), randomBytes(16).toString('hex')];
      const callDate = format(nextMonday(new Date()), 'yyyy-MM-dd');
      const person = { email: `${form.id}@example.com`, phone: form.address.replaceAll('.', '') };
      form.body = JSON.stringify(aCallBody({ ...person, callDate, callTime }));
      await this.post(form, { 'x-call-key': key, 'x-visitor-time-zone': ZONE });
      const { headers } = workflow.calls.find(({ id }) => id === form.id) ?? {};
      expect(headers).not.toHaveProperty('x-call-needs-agreement');
      return { key, at: String(headers?.['x-call-at']) };
    },
    async move(key: string) {
      const { at, status } = await move(key);
      expect(status).toBe(303);
      await this.delivered();
      return at;
    },
    /** A move without its number is refused, unless the call is there already. */
    isAt: async (key: string, at: string) =>
      expect(await move(key, at)).toEqual({ at, status: 303 }),
    /** Each request and each change has come once. */
    async delivered() {
      const count = accepted.length + changes;
      await workflow.called(count);
      const ids = workflow.calls.map(({ id }) => id);
      expect([ids.length, new Set([...ids, ...accepted]).size]).toEqual([count, count]);
    },
    remove: () => Promise.all([site.end(), workflow.close()]),
  };
}

async function twoDatabases() {
  await startOnePostgres();
  const url = process.env['TEST_DATABASE_URL'] ?? '';
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query('CREATE DATABASE between');
  await admin.end();
  return [url, Object.assign(new URL(url), { pathname: 'between' }).href] as const;
}
