import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { webhookFields } from '#domain/consultation-request.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { type Outbox, outboxIn } from '#server/leads.ts';
import { OVER_QUOTA } from '#server/outbox/stored-request.ts';
import { commands } from '../../../scripts/operate/outbox/commands.ts';
import { readArguments } from '../../../scripts/operate/outbox/read-arguments.ts';
import { claimFrom, OURS, tryNext } from '../../kit/builders/attempts.ts';
import { aRequestBody } from '../../kit/builders/consultation-request.ts';
import { kindsOfStore, newFolder, type Place } from '../../kit/setup/stores.ts';

const DAY_MS = 86_400_000;

let place: Place;
let outbox: Outbox;
let now: number;

beforeEach(async () => {
  place = await newFolder();
  now = Date.now();
  outbox = outboxIn(place.connect(() => now));
});

function types(...words: string[]) {
  const { command, asked } = readArguments(words);
  const site = { days: 30, place: { dataFolder: '' } };
  return text(Readable.from(commands[command](outbox, { ...site, ...asked })));
}

const add = (id: string, changes: Record<string, unknown> = {}, heldBecause?: string) =>
  outbox.add({ id, body: JSON.stringify(aRequestBody(changes)), heldBecause });

test('list shows undelivered requests, newest first, and no words of visitors', async () => {
  await add('one');
  await tryNext(outbox);
  await add('two', {}, 'honeypot');
  now += 1_000;
  await add('three');

  const lines = (await types('list')).trimEnd().split('\n');

  expect(lines).toEqual([
    expect.stringMatching(/^id +state +received \(UTC\) +tries +next try +remark$/),
    expect.stringMatching(/^three +pending .* 0 +/),
    expect.stringMatching(/^two +held .* 0 +honeypot$/),
  ]);
  expect(lines.join()).not.toContain('Ada');
  expect(await types('list', '--state', 'parked')).toBe('No such request.\n');
});

test('list shows the newest hundred and says that there are more', async () => {
  for (let index = 0; index <= 100; index += 1) await add(`request ${index}`);
  const lines = (await types('list')).trimEnd().split('\n');
  expect(lines).toHaveLength(102);
  expect(lines.at(-1)).toMatch(/^… and older ones/);
});

test('no output controls a terminal, and JSON loses nothing', async () => {
  const description = '\u001b[2J \u009b31m \u202e \u2028 \u{E0041} 👩‍💻';
  await add('one', { description });
  for (const words of [['show', 'one'], ['export'], ['export', '--json']])
    expect(
      (await types(...words)).replace(/[\r\n]|👩‍💻|\ufeff|\u2028|\u{E0041}/gu, ''),
    ).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  const exported = await types('export', '--json');
  expect(exported.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(JSON.parse(exported)).toMatchObject({ id: 'one', request: { description } });
});

test('resend makes delivered requests due again and marks them', async () => {
  await add('one');
  await tryNext(outbox);
  const dayOfDelivery = new Date(now).toISOString().slice(0, 10);
  now += 3 * DAY_MS;
  const today = new Date(now).toISOString().slice(0, 10);

  expect(await types('resend', '--since', today)).toMatch(/^Due again: 0 requests,/);
  expect(await types('resend', '--since', dayOfDelivery)).toMatch(/^Due again: 1 request,/);

  expect(await outbox.health()).toMatchObject({ undelivered: 1, oldestUndeliveredSeconds: 0 });
  expect(await claimFrom(outbox)).toMatchObject({ id: 'one', resentAt: now });
});

test('release --all releases what one network sent and no spam', async () => {
  await add('one', {}, OVER_QUOTA);
  await add('two', {}, 'honeypot');
  await add('three', {}, OVER_QUOTA);

  expect(await types('release', '--all')).toMatch(
    /^Due now: 2 requests, held because .*\nStill held: 1 request, suspected spam\./,
  );
  for (const [id, state] of Object.entries({ one: 'pending', two: 'held', three: 'pending' }))
    expect(await outbox.find(id)).toMatchObject({ state });
});

test('release --all gives a time to the visitor who requested it first', async () => {
  const attributes = { callAt: now + DAY_MS };
  const callers = { network: null, email: null, phone: null };
  for (const keyHash of ['first', 'second']) {
    const request = { id: keyHash, body: '{}', heldBecause: OVER_QUOTA, attributes };
    await bookingsIn(outbox).add(request, { keyHash, callers });
    now += 1_000;
  }
  await types('release', '--all');
  expect(await outbox.find('first')).toMatchObject({ needsAgreement: false });
  expect(await outbox.find('second')).toMatchObject({ needsAgreement: true });
});

test('forget reports first, then erases delivered requests, then the rest', async () => {
  await add('one');
  await tryNext(outbox);
  await add('two');
  await add('other', { email: 'eve@example.com' });

  expect(await types('forget', 'ada@example.com')).toBe(
    [
      'This would erase what ada@example.com wrote in 1 request, for good.',
      'Never delivered to the workflow: 1 request.',
      '  two  pending',
      'They stay. To erase them, too, add --undelivered.',
      'To do it, add --yes.',
      '',
    ].join('\n'),
  );
  expect(await outbox.find('one')).toMatchObject({ body: expect.stringContaining('Ada') });

  await types('forget', 'ADA@example.com', '--yes');
  expect(await outbox.find('one')).toMatchObject({ state: 'delivered', body: null });
  expect(await outbox.find('two')).toMatchObject({ body: expect.stringContaining('Ada') });

  expect(await types('forget', 'ada@example.com', '--yes', '--undelivered')).toMatch(/^Erased/);
  expect(await outbox.find('two')).toBeUndefined();
  expect(await outbox.find('other')).toMatchObject({ state: 'pending' });
});

const FORGET = ['forget', 'ada@example.com', '--undelivered', '--yes'];

async function filesWith(words: string) {
  const paths = globSync('**/*', { cwd: await place.folder() });
  const files = (
    await Promise.all(paths.map(async (path) => join(await place.folder(), path)))
  ).filter((path) => statSync(path).isFile());
  return files.filter((file) => readFileSync(file).includes(words));
}

test('forget leaves no byte of a person in the files while the site runs', async () => {
  const site = outboxIn(place.connect());
  const words = crypto.randomUUID();
  for (let index = 0; index < 40; index += 1) {
    // A database stores long values apart from their rows.
    const more = Array.from({ length: index % 2 ? 75 : 5 }, () => crypto.randomUUID());
    const body = JSON.stringify(aRequestBody({ description: [words, ...more].join(' ') }));
    await site.add({ id: `hers ${index}`, body, attributes: { timeZone: 'Europe/Berlin' } });
    await site.add({ id: `other ${index}`, body: '{}' });
  }
  await tryNext(site);
  await site.leave(OURS);
  expect(await filesWith(words)).not.toEqual([]);

  expect(await types(...FORGET)).toMatch(/^Erased .* in 40 requests\./);

  expect(await filesWith(words)).toEqual([]);
  expect(await site.health()).toMatchObject({ undelivered: 40 });
});

test('forget reports no success while a reader keeps the old log', async () => {
  const words = crypto.randomUUID();
  await add('hers', { description: words });
  const reader = new DatabaseSync(join(await place.folder(), 'outbox.db'));
  reader.exec('BEGIN; SELECT count(*) FROM outbox');

  for (const _ of ['first', 'again'])
    await expect(types(...FORGET)).rejects.toThrow('another process was reading: try again');
  reader.close();

  await expect(types(...FORGET)).rejects.toThrow(
    'The store has nothing that ada@example.com wrote',
  );
  expect(await filesWith(words)).toEqual([]);
});

test('forget in PostgreSQL waits for no writing transaction', async () => {
  const database = await kindsOfStore.find(({ kind }) => kind === 'PostgreSQL')?.newPlace();
  if (database) outbox = outboxIn(database.connect());
  await add('hers');
  const visitor = new pg.Client(database?.environment['DATABASE_URL']);
  await visitor.connect();
  await visitor.query("BEGIN; UPDATE outbox SET held_because = 'any' WHERE id = 'another'");

  expect(await types(...FORGET)).toMatch(/^Erased what ada@example\.com wrote in 1 request/);

  await visitor.query('COMMIT');
  await visitor.end();
});

test('export writes each answer in a column, also to fields that the form no longer has', async () => {
  await outbox.add({ id: 'old', body: '{"name":"=1+1","favouriteColour":"blue"}' });
  const accepted = new Date(now).toISOString();
  now += 1_000;
  await outbox.add({ id: 'new', body: '{"name":"Grace"}', attributes: { leadSource: 'a=b' } });
  const blank = ','.repeat(webhookFields.length);
  expect(await types('export')).toBe(
    [
      `\ufeffid,state,acceptedAt,deliveredAt,attempts,lastAnswer,timeZone,language,leadSource,${webhookFields},favouriteColour`,
      `new,pending,${new Date(now).toISOString()},,0,,,,a=b,Grace${blank}`,
      `old,pending,${accepted},,0,,,,,'=1+1${blank}blue`,
      '',
    ].join('\r\n'),
  );
});

test('purge reports first and erases with --yes', async () => {
  await add('old');
  await tryNext(outbox);
  await add('waiting');
  now += 31 * DAY_MS;
  expect(await types('purge')).toMatch(/^This would erase what visitors wrote in 1 request /);
  expect(await outbox.find('old')).toMatchObject({ body: expect.stringContaining('Ada') });

  expect(await types('purge', '--yes')).toMatch(/^Erased what visitors wrote in 1 request /);
  expect(await outbox.find('old')).toMatchObject({ body: null });
  expect(await outbox.find('waiting')).toMatchObject({ body: expect.stringContaining('Ada') });
});
