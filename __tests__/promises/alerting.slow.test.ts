import { operatorWords } from '#content/operator-words.ts';
import { durationInWords } from '#domain/duration-in-words.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { type Requests, requestsIn } from '#server/requests/requests.ts';
import { OVER_QUOTA } from '#server/requests/stored-request.ts';
import { housekeeper } from '#server/running/housekeeping.ts';
import { mailServer, OURS, refused, tryNext } from '../kit/builders/attempts.ts';
import { startWebhookReceiver } from '../kit/real/webhook-receiver.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { kindsOfStore, newFolder } from '../kit/setup/stores.ts';

process.env['CONSULTATION_WEBHOOK_URL'] = 'https://workflow.example';

const { locale, alerts: inWords } = operatorWords;
const WELL = `www.agency.example: ${inWords.well.text}`;
const FAULT = { errstr: 'attempt to write a readonly database' };

let chat: Awaited<ReturnType<typeof startWebhookReceiver>>;
let log: ReturnType<typeof captureLog>;
let outboxes: [Requests, Requests];
let startOn: (outbox: Requests) => () => Promise<void>;
let rounds: (() => Promise<void>)[];
let now: number;

beforeEach(async () => {
  log = captureLog();
  chat = await startWebhookReceiver();
  now = Date.UTC(2026, 10, 20);
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  await startTwo(newFolder);
});
afterEach(() => chat.close());

async function startTwo(newPlace: typeof newFolder) {
  const { connect } = await newPlace();
  const clockAhead = () => now + 20 * MINUTE_MS;
  const open = () => requestsIn(connect(clockAhead), { capacity: 3 });
  outboxes = [open(), open()];
  const receiver = { url: chat.url, timeoutMs: 60_000 };
  const alertTarget = { receiver, siteUrl: 'https://www.agency.example' };
  startOn = (outbox) => housekeeper(outbox, { purgeAfterDays: 30, alertTarget });
  rounds = outboxes.map(startOn);
}

async function minutesPass(minutes: number) {
  for (const end = now + minutes * MINUTE_MS; now < end; now += MINUTE_MS)
    await Promise.all(rounds.map((runHousekeeping) => runHousekeeping()));
}

const add = (id: string) => outboxes[0].add({ id, body: '{"name":"Ada"}' });
const alerts = () => chat.calls.map(({ body }) => JSON.parse(body).text);

async function deliverNext() {
  await tryNext(outboxes[0]);
  await outboxes[0].leave(OURS);
}

test.each(kindsOfStore)('two on $kind report an outage once, and its end', async ({ newPlace }) => {
  await startTwo(newPlace);
  await add('a');
  await minutesPass(14);
  const inAlert = inWords.late.text(1, durationInWords(11 * MINUTE_MS, locale));
  const late = `www.agency.example: ${inAlert} `;
  expect(alerts()).toEqual([expect.stringContaining(late)]);

  now += 24 * 60 * MINUTE_MS;
  await minutesPass(2);
  expect(alerts()).toHaveLength(2);

  await add('b');
  await add('c');
  await minutesPass(10);
  expect(alerts()).toHaveLength(3);
  const both = [expect.stringContaining(inWords.late.remedy), inWords.storeFull.text];
  expect(alerts()[2].split('\n')).toEqual(both);

  for (let count = 0; count < 3; count += 1) await deliverNext();
  await minutesPass(10);
  expect(alerts().slice(3)).toEqual([WELL]);

  const said = log.lines().filter(({ event }) => /attention|well/.test(String(event)));
  const isLate = 'requests wait for more than ten minutes';
  expect(said.map(({ because = 'well' }) => because)).toEqual(
    [isLate, `${isLate}, the store is full`, 'well'].flatMap((reason) => [reason, reason]),
  );
});

test('a late alert has the last answer, and how many failed', async () => {
  await add('a');
  await add('b');
  for (const status of [422, 500]) {
    now += 1_000;
    await tryNext(outboxes[0], refused(status));
  }
  await minutesPass(13);
  expect(alerts()).toEqual([expect.stringContaining(inWords.late.failed(2, '500'))]);
});

test.each(kindsOfStore)('copies that a full mailbox refuses alert $kind', async ({ newPlace }) => {
  await startTwo(newPlace);
  await add('a');
  await deliverNext();
  const mails = mailsIn(outboxes[0].engine);
  await mails.enqueueForNewRequests({ copies: mailServer });
  const copy = await mails.claim(OURS);
  if (copy) await mails.recordAttempt(copy, { verdict: 'row at fault', answer: '552' });
  await minutesPass(9);
  expect(alerts()).toEqual([]);
  await minutesPass(4);
  expect(alerts()).toEqual([expect.stringContaining(inWords.refusedCopies.text(1))]);

  // A mail server that is away refuses no copy.
  const again = await mails.claim(OURS);
  if (again) await mails.recordAttempt(again, refused(503, MINUTE_MS));
  expect(await mails.readHealth()).toMatchObject({
    pausedSince: expect.any(Number),
    undelivered: 1,
    refusedCopies: 0,
  });
});

test('neither an alert nor a request from a clock that was ahead silences an alert', async () => {
  await add('a');
  await minutesPass(13);
  await deliverNext();
  now -= 60 * MINUTE_MS;
  await minutesPass(3);
  expect(alerts().slice(1)).toEqual([WELL]);
  now += 60 * MINUTE_MS;
  await add('b');
  now -= 60 * MINUTE_MS;
  await minutesPass(6);
  expect(alerts().slice(2)).toEqual([expect.stringContaining(inWords.late.remedy)]);
});

test('an alert whose sender dies is sent by another process within minutes, once', async () => {
  await add('a');
  await minutesPass(10);
  const deaths: Promise<void>[] = [];
  for (const hours of [0, 24]) {
    now += hours * 60 * MINUTE_MS;
    const before = alerts().length;
    chat.behave('hangs');
    const dying = startOn(outboxes[0]);
    while (alerts().length === before) {
      now += MINUTE_MS;
      deaths.push(dying());
      await Promise.race([chat.called(before + 1), deaths.at(-1)]);
    }
    chat.behave('accepts');
    await minutesPass(12);
    expect(alerts()).toHaveLength(before + 2);
  }
  await chat.close();
  await Promise.all(deaths);
});

test('each process reports a lost store once an hour, and one reports its return', async () => {
  const failing = () => Promise.reject({ errstr: `${FAULT.errstr}, ${now % 7}` });
  const lose = () =>
    outboxes.map((outbox) => jest.spyOn(outbox, 'checkHealth').mockImplementation(failing));
  lose();
  await minutesPass(1);
  expect(alerts()).toEqual([]);

  await minutesPass(10);
  const lost = expect.stringContaining(`(${FAULT.errstr}`);
  expect(alerts()).toEqual([lost, lost]);

  for (const outbox of outboxes) jest.mocked(outbox.checkHealth).mockRestore();
  chat.behave('is broken');
  await minutesPass(2);
  const before = alerts().length;
  expect(before).toBeGreaterThan(3);
  expect(log.text()).not.toContain(chat.url.port);

  chat.behave('accepts');
  await minutesPass(10);
  expect(alerts().slice(before)).toEqual([WELL]);

  lose();
  await minutesPass(11);
  for (const outbox of outboxes) jest.mocked(outbox.checkHealth).mockRestore();
  await minutesPass(10);
  expect(alerts().slice(before + 1)).toEqual([lost, lost, WELL]);
});

test('a failure of the store within a minute is told after it, once, with its length', async () => {
  const run = () => Promise.all(rounds.map((runHousekeeping) => runHousekeeping()));
  const failing = () => Promise.reject(FAULT);
  await minutesPass(1);
  for (const outbox of outboxes) jest.spyOn(outbox, 'checkHealth').mockImplementation(failing);
  await run();
  expect(alerts()).toEqual([]);
  now += 36_000;
  for (const outbox of outboxes) jest.mocked(outbox.checkHealth).mockRestore();
  await run();
  const lasted = durationInWords(36_000, locale);
  const trouble = `${inWords.storeFails.title} (${FAULT.errstr})`;
  const told = [`${WELL} ${inWords.well.after(lasted, trouble)}`];
  expect(alerts()).toEqual(told);
  await minutesPass(10);
  expect(alerts()).toEqual(told);
});

test('the end of a trouble is told at once, and one that returns after five minutes', async () => {
  const returns = async () => {
    await outboxes[0].add({ id: `${now}`, body: '{}', heldBecause: OVER_QUOTA });
  };
  const ends = () => outboxes[0].engine.query("DELETE FROM outbox WHERE state = 'held'");
  const held = `www.agency.example: ${inWords.overQuota.text(1)}`;
  await returns();
  await minutesPass(1);
  expect(alerts()).toEqual([expect.stringContaining(held)]);
  await ends();
  await minutesPass(1);
  expect(alerts().slice(1)).toEqual([WELL]);

  await returns();
  await minutesPass(2);
  expect(alerts()).toHaveLength(2);
  await ends();
  await minutesPass(2);
  expect(alerts()).toHaveLength(2);
  await minutesPass(4);
  const lasted = durationInWords(2 * MINUTE_MS, locale);
  const wasShort = inWords.well.after(lasted, inWords.overQuota.title);
  expect(alerts().slice(2)).toEqual([`${WELL} ${wasShort}`]);

  await returns();
  await minutesPass(7);
  expect(alerts().slice(3)).toEqual([expect.stringContaining(held)]);
});

test('a round that is asked for during another is the same round', async () => {
  const [{ checkHealth }] = outboxes;
  const asked = jest.fn(checkHealth);
  const round = startOn({ ...outboxes[0], checkHealth: asked });
  await Promise.all([round(), round()]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a step of housekeeping that fails stops no other, and is no fault of the store', async () => {
  const [outbox] = outboxes;
  const wipeErased = () => Promise.reject(FAULT);
  rounds = [startOn({ ...outbox, wipeErased })];
  await add('a');
  await minutesPass(14);
  const event = 'Housekeeping failed';
  expect(log.lines()).toContainEqual(expect.objectContaining({ event, step: 'purge' }));
  expect(alerts()).toEqual([expect.stringContaining(inWords.late.remedy)]);
});
