import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callHours } from '#domain/call-hours.ts';
import { webhookFieldNames } from '#domain/consultation-request.ts';
import { DAY_MS } from '#domain/durations.ts';
import { callSlotsFrom } from '#domain/offered-slots.ts';
import { calendarCacheIn } from '#server/calls/calendar-cache.ts';
import { csvRow } from '#server/desk/csv.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { HANDED_OVER } from '#server/mail/smtp.ts';
import { type Requests, requestsIn } from '#server/requests/requests.ts';
import { type DeliveryState, FLOOD, OVER_QUOTA } from '#server/requests/stored-request.ts';
import type { Engine } from '#server/store/engine.ts';
import type { NoteProgress } from '#server/store/short-transactions.ts';
import { readArguments } from '../../../scripts/operate/outbox/read-arguments.ts';
import { mailServer, refused, tryNext } from '../../kit/builders/attempts.ts';
import { aCall, aRequestBody, changeCall } from '../../kit/builders/requests.ts';
import { rewrite } from '../../kit/builders/rows.ts';
import { kindsOfStore, newFolder, newSchema } from '../../kit/setup/stores.ts';
import { locale } from '../../kit/words.ts';

let outbox: Requests;
let now: number;

beforeEach(async () => {
  now = Date.now();
  callHours.timeZone = 'UTC';
  outbox = requestsIn((await newFolder()).connect(() => now));
});

const types = (...typed: string[]) => said(readArguments(typed));

function said({ run, given }: ReturnType<typeof readArguments>, noteProgress?: NoteProgress) {
  return text(Readable.from(run(outbox, { ...given, noteProgress, place: { dataFolder: '' } })));
}

function offeredTime() {
  const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10);
  return Number(callSlotsFrom(tomorrow, 'UTC', 'UTC')[0]?.at);
}

async function takeEachTime() {
  const cache = calendarCacheIn(outbox.engine);
  await cache.claim(['calendar']);
  await cache.store('calendar', { busy: [[now, now + 7 * DAY_MS]], notUnderstood: 0 });
}

const add = (id: string, changes: Record<string, unknown> = {}, heldBecause?: string) =>
  outbox.add({ id, body: JSON.stringify(aRequestBody(changes)), heldBecause });

const written = async (id: string) => (await outbox.find(id))?.body;

test.each<[string, DeliveryState]>([
  ['release --all', 'held'],
  ['retry', 'parked'],
  ['resend --since 1970-01-01', 'delivered'],
  ['forget ada@example.com --yes', 'held'],
])('%s changes no more than 50 rows at once, and says how far it is', async (typed, state) => {
  for (let row = 0; row < 120; row += 1) await add(`row ${row}`, {}, OVER_QUOTA);
  await rewrite(outbox.engine, { state, deliveredAt: 1000 });
  const { engine } = outbox;
  const rowsAtOnce: number[] = [];
  const transactInTurn: Engine['transactInTurn'] = async (statements) => {
    const results = await engine.transactInTurn(statements);
    rowsAtOnce.push(results.flat().length);
    return results;
  };
  outbox = requestsIn({ ...engine, transactInTurn });
  const noted: number[] = [];
  await said(readArguments(typed.split(' ')), (done, all) => noted.push(done / all));
  expect(rowsAtOnce.reduce((sum, rows) => sum + rows, 0)).toBe(120);
  expect(Math.max(...rowsAtOnce)).toBe(50);
  expect(noted.at(-1)).toBe(1);
});

test('list shows the newest hundred undelivered requests and no form values', async () => {
  await add('one');
  await tryNext(outbox);
  await add('two', {}, 'honeypot');
  now += 1_000;
  await add('three');
  const listed = await types('list');
  expect(listed).toMatch(/^id .*\nthree +pending .*\ntwo +held .* 0 +honeypot\n$/);
  expect(listed).not.toContain('Ada');
  expect(await types('list', '--state', 'parked')).toBe('No request was found.\n');

  for (let index = 0; index < 99; index += 1) await add(`request ${index}`);
  expect(await types('list')).toMatch(/^id (?:.*\n){101}… and older ones: /);
});

test('show prints the form values, and none of them controls a terminal', async () => {
  const title = '\u001b]0;owned\u0007';
  const description = `${title}We sell\n\u001b[31m\u001b[2Jengines\u001b[0m\u2028.\u202e\u009b31m`;
  await add('one', { name: 'Eve', description });
  const shown = await types('show', 'one');
  expect(shown).toMatch(/^Id +one\n.*\nname +Eve\n.*description +We sell\n +engines \.\n/s);
  expect(shown).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
});

test('show says that the address of a visitor, or the mailbox, refuses mail', async () => {
  const mails = mailsIn(outbox.engine);
  await add('one');
  await mails.enqueueForNewRequests({ visitors: mailServer, copies: mailServer });
  expect(await types('show', 'one')).toMatch(/Mail to the visitor +waits/);
  for (const answer of ['550', '550']) {
    const mail = await mails.claim('lease');
    if (mail) await mails.recordAttempt(mail, { verdict: 'undeliverable', answer });
  }
  const shown = await types('show', 'one');
  expect(shown).toMatch(/the address refuses mail \(550\): telephone/);
  expect(shown).toMatch(/your mailbox refuses it \(550\): correct MAIL_TO/);
  const arrived = { deliveredAt: now, lastAnswer: HANDED_OVER };
  await rewrite(outbox.engine, arrived, undefined, 'mail');
  expect(await types('show', 'one')).toMatch(/visitor +may have arrived \w/);
});

test('free refuses the time of a call that was changed later, and names the change', async () => {
  await outbox.add(aCall('first', now + DAY_MS));
  now += 1;
  await changeCall(outbox, 'first', now + 2 * DAY_MS, { id: 'change' });
  await expect(types('free', 'first')).rejects.toThrow('changed later, by change.');
  await types('free', 'change');
  await expect(types('free', 'change')).rejects.toThrow('is free already');
});

test('list shows why a cancellation is not delivered', async () => {
  await outbox.add(aCall('call', now + DAY_MS));
  await tryNext(outbox);
  await changeCall(outbox, 'call', undefined, { id: 'cancellation' });
  await tryNext(outbox, refused(401));
  expect(await types('list')).toContain('access was denied: 401');
});

test('agree agrees the last time of a coming call, unless another call has it', async () => {
  const callAt = now + DAY_MS;
  await outbox.add(aCall('late', callAt, { needsAgreement: true }));
  expect(await types('agree', 'late')).toMatch(/^The call of late is agreed\./);
  expect(await outbox.find('late')).toMatchObject({ reserves: true, needsAgreement: false });
  await outbox.add(aCall('later', callAt));
  await expect(types('agree', 'later')).rejects.toThrow('its time is taken');
  await outbox.free('late');
  await types('agree', 'later');
  now = callAt;
  await expect(types('agree', 'late')).rejects.toThrow('is no coming call');
  await expect(types('free', 'later')).rejects.toThrow('is no coming call');
});

test('resend makes delivered or resent requests due again, and marks them', async () => {
  await add('one');
  await tryNext(outbox);
  now += 3 * DAY_MS;
  const today = new Date(now).toISOString().slice(0, 10);
  expect(await types('resend', '--since', today)).toMatch(/^Due again: 0 requests\./);
  await outbox.resend({ id: 'one' });
  expect(await types('show', 'one')).not.toMatch(/^Delivered/m);
  await tryNext(outbox);
  expect(await outbox.checkHealth()).toMatchObject({ lastDeliveredAt: now });
  expect(await types('resend', '--since', today)).toMatch(/^Due again: 1 request\./);
  expect(await outbox.find('one')).toMatchObject({ resentAt: now });
});

test('resend says that the later changes of the call follow', async () => {
  await outbox.add(aCall('asked', now + DAY_MS));
  const { id } = await changeCall(outbox, 'asked', undefined);
  await tryNext(outbox);
  await tryNext(outbox);
  const again = 'Due again: 2 requests. They are sent one by one.';
  const why = `The call was changed later: ${id} follows.`;
  expect(await types('resend', 'asked')).toBe(`${again}\n${why}\n`);
});

test('release --all releases no spam, and gives a time to its first visitor', async () => {
  const callAt = offeredTime();
  for (const id of ['first', 'second']) {
    await outbox.add(aCall(id, callAt, { heldBecause: OVER_QUOTA }));
    now += 1_000;
  }
  await add('spam', {}, 'honeypot');
  await expect(types('retry', 'first')).rejects.toThrow('refused. It is held back.');
  expect(await outbox.find('first')).toMatchObject({ reserves: false });
  expect(await types('release', '--all')).toMatch(/^Due now: 2 requests once held /);
  const released = { state: 'pending', needsAgreement: false };
  expect(await outbox.find('first')).toMatchObject(released);
  expect(await outbox.find('second')).toMatchObject({ ...released, needsAgreement: true });
  expect(await outbox.find('spam')).toMatchObject({ state: 'held' });
  expect(await types('retry', 'first')).toBe('first is due now.\n');
  delete callHours.timeZone;
  await outbox.add(aCall('third', callAt + DAY_MS, { heldBecause: OVER_QUOTA }));
  await types('release', '--all');
  expect(await outbox.find('third')).toMatchObject({ ...released, needsAgreement: true });
});

test('retry takes no time from a call whose visitor has the id for a name', async () => {
  const body = JSON.stringify(aRequestBody());
  await outbox.add(aCall('parked', now + DAY_MS, { body }));
  await rewrite(outbox.engine, { state: 'parked' });
  await takeEachTime();
  await expect(types('retry', 'Ada')).rejects.toThrow('There is no request with the id Ada');
  expect(await outbox.find('parked')).toMatchObject({ reserves: true });
});

test.each(kindsOfStore)(
  'release --all on $kind reads one request at a time',
  async ({ newPlace }) => {
    outbox = requestsIn((await newPlace()).connect());
    const body = JSON.stringify(aRequestBody({ description: 'a'.repeat(1_000) }));
    for (let request = 0; request < 30; request += 1)
      await outbox.add({ id: `${request}`, body, heldBecause: request < 2 ? FLOOD : 'honeypot' });
    const read = jest.spyOn(outbox.engine, 'query');
    expect(await types('release', '--all')).toMatch(/^Due now: 2 requests once held /);
    const rows = await Promise.all(read.mock.results.map(({ value }) => value));
    expect(Math.max(...rows.map((found) => JSON.stringify(found).length))).toBeLessThan(3_000);
  },
);

test('forget lists what it would erase, and erases it with --yes', async () => {
  await add('one');
  await tryNext(outbox);
  await add('other', { email: 'eve@example.com' });
  await outbox.add(aCall('two', now + DAY_MS, { body: JSON.stringify(aRequestBody()) }));
  expect(await types('forget', 'ada@example.com')).toMatch(
    /^two +pending +call .+\none +delivered\n--yes erases what .* in 2 requests, for good, .*\n$/,
  );
  expect(await written('one')).toContain('Ada');

  expect(await types('forget', 'ADA@example.com', '--yes')).toMatch(/^Erased .* 2 requests\.\n$/);
  expect([await written('one'), await written('two')]).toEqual([null, null]);
  expect(await written('other')).toContain('Ada');
});

test('forget says what PostgreSQL keeps, and what to run', async () => {
  outbox = requestsIn((await newSchema()).connect());
  await add('one');
  expect(await types('forget', 'ada@example.com', '--yes')).toMatch(
    /^Erased .* 1 request\.\nPostgreSQL keeps .* VACUUM FULL outbox/,
  );
});

test('forget also erases what a change of a call copies meanwhile', async () => {
  const forget = () => types('forget', 'ada@example.com', '--yes');
  await add('one');
  const { erase, wipeErased } = outbox;
  jest.spyOn(outbox, 'erase').mockImplementation((ids) => add('copy').then(() => erase(ids)));
  const wipe = jest.spyOn(outbox, 'wipeErased').mockImplementation(wipeErased);
  await forget();
  expect([await written('one'), await written('copy')]).toEqual([null, null]);
  await expect(forget()).rejects.toThrow('has nothing that ada@example.com wrote');
  expect(wipe).toHaveBeenCalledTimes(2);
});

test('release of a change also releases the call that it changes', async () => {
  await outbox.add(aCall('call', now + DAY_MS, { heldBecause: 'honeypot' }));
  await changeCall(outbox, 'call', offeredTime(), { id: 'change' });
  const released = await types('release', 'change');
  expect(released).toContain('change is no longer held back');
  expect(released).toContain('call is about the same call');
  expect(await outbox.find('call')).toMatchObject({ state: 'pending' });
  expect(await outbox.find('change')).toMatchObject({ state: 'pending', needsAgreement: false });
});

test('export has each answer, the call on our clock, and fields of earlier forms', async () => {
  callHours.timeZone = 'America/New_York';
  await outbox.add({ id: 'old', body: '{"name":"=1+1","favouriteColour":"blue"}' });
  now += 1_000;
  const body = '{"name":"Grace","callTime":"16:00"}';
  await outbox.add(aCall('new', Date.UTC(2026, 10, 23, 15), { body }));
  now += 1_000;
  await changeCall(outbox, 'new', undefined, { id: 'change' });
  const separator = csvRow(['', ''], locale).trim();
  const lines = (await types('export')).trim().split('\r\n');
  const [fields = [], ...rows] = lines.map((line) => line.split(separator));
  const some = 'id,name,callTime,callTimeOfAgency,callStatus,changes,favouriteColour'.split(',');
  const cellsOf = (row: string[]) => some.map((field) => row[fields.indexOf(field)]);
  expect(fields).toEqual(expect.arrayContaining([...webhookFieldNames]));
  expect(rows.map(cellsOf)).toEqual([
    ['change', '', '', '2026-11-23 10:00', 'cancelled', 'new', ''],
    ['new', 'Grace', '16:00', '2026-11-23 10:00', 'changed later', '', ''],
    ['old', "'=1+1", '', '', '', '', 'blue'],
  ]);
});
