import PostalMime from 'postal-mime';
import { utc } from '#domain/calendar-entry.ts';
import { callHours } from '#domain/call-hours.ts';
import { momentInFull } from '#domain/moment-in-words.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { deliveriesOf } from '#server/delivery/deliveries.ts';
import { startDeliveryLoops } from '#server/delivery/delivery-loop.ts';
import type { MailReceiver } from '#server/delivery/mail.ts';
import { housekeeping } from '#server/health/housekeeping.ts';
import { type Mails, mailId, mailsFor, mailsIn } from '#server/mail/mails.ts';
import { mailSender } from '#server/mail/send-mails.ts';
import { type NewRequest, type Outbox, outboxIn } from '#server/site-outbox.ts';
import { tryNext } from '../kit/builders/attempts.ts';
import { aCallBody, aRequestBody } from '../kit/builders/consultation-request.ts';
import { entryIn } from '../kit/entry-in.ts';
import { startMailReceiver } from '../kit/real/mail-receiver.ts';
import { until } from '../kit/real/until.ts';
import { startWebhookReceiver } from '../kit/real/webhook-receiver.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { kindsOfStore } from '../kit/setup/stores.ts';
import { agency, locale, sentRequest, thankYou, visitorMail } from '../kit/words.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LINK = 'https://agency.example/call/0123';
const CALL_AT = Date.UTC(2026, 10, 23, 15);
const { subject } = visitorMail;

describe.each(kindsOfStore)('visitors, with a store in $kind,', ({ newPlace }) => {
  let server: Awaited<ReturnType<typeof startMailReceiver>>;
  let now: number;
  let outbox: Outbox;
  let mails: Mails;
  let visitors: MailReceiver;
  let deliver: () => Promise<void>;
  let keepHouse: () => Promise<void>;
  let count: number;

  beforeEach(async () => {
    captureLog();
    now = Date.UTC(2026, 10, 20);
    count = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    Object.assign(callHours, { timeZone: 'America/New_York', reminderHours: 24 });
    server = await startMailReceiver();
    const smtpUrl = new URL(`smtp://site%40agency.example:pa55word@127.0.0.1:${server.port}`);
    visitors = { smtpUrl, from: 'site@agency.example', to: [], timeoutMs: 5_000 };
    const engine = (await newPlace()).connect(() => now);
    mails = mailsIn(engine);
    outbox = outboxIn(engine, { whenDue: mailsFor(mails, { visitors }) });
    const send = mailSender(outbox, { visitors });
    const stopClaiming = new AbortController().signal;
    deliver = () => mails.deliver(send, { lease: 'ours', stopClaiming, random: () => 0.5 });
    keepHouse = housekeeping(outbox, { purgeAfterDays: 30, mailing: { visitors } });
  });
  afterEach(() => server.close());

  const add = (name: string, more: Partial<NewRequest> = {}) => {
    count += 1;
    const body = JSON.stringify(aRequestBody({ email: `${name}@example.com` }));
    return outbox.add({ id: `${count}`, body, ...more });
  };

  const book = (needsAgreement = false) =>
    bookingsIn(outbox).add(
      {
        id: 'call',
        body: JSON.stringify(aCallBody()),
        secret: LINK,
        attributes: { callAt: CALL_AT, timeZone: 'Europe/Berlin', needsAgreement },
      },
      { keyHash: 'key', caller: { network: null, email: null, phone: null } },
    );

  function change(id: string, follows: string, callAt?: number) {
    const status = callAt ? 'moved' : 'cancelled';
    const body = JSON.stringify(aCallBody(callAt ? {} : { callDate: null, callTime: null }));
    const times = { callAt: callAt ?? CALL_AT, needsAgreement: false };
    const given = { keyHash: 'key', id, follows, link: LINK, status, body, ...times } as const;
    return bookingsIn(outbox).change(given);
  }

  const read = () =>
    Promise.all(
      server.mails.map(async ({ to, raw }) => ({ ...(await PostalMime.parse(raw)), to })),
    );
  const subjects = async () => (await read()).map((mail) => mail.subject);
  const mailOf = (id: string) => mails.find(mailId('confirmation', id));
  const recipients = () => server.mails.map(({ to }) => String(to).split('@')[0]).sort();

  async function lastEntry() {
    const [file] = (await read()).at(-1)?.attachments ?? [];
    return file && entryIn(new TextDecoder().decode(file.content as ArrayBuffer));
  }
  const startsAt = (at: number) => ({ DTSTART: utc(new Date(at)) });

  test('get one confirmation of each accepted request, without a word of theirs', async () => {
    await add('ada');
    await add('ada', { id: '1' });
    await add('eve', { heldBecause: 'spam' });
    await deliver();
    await deliver();

    const [mail, ...others] = await read();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      from: { name: agency.name, address: 'site@agency.example' },
      to: ['ada@example.com'],
      replyTo: [{ address: agency.email }],
      subject: subject.received,
      messageId: `<${mailId('confirmation', '1')}@agency.example>`,
      attachments: [],
    });
    expect(server.mails[0]?.raw).toMatch(/^auto-submitted: auto-replied\r$/im);
    for (const words of [mail?.text, mail?.html]) {
      expect(words).toContain(thankYou.promise);
      expect(words).toContain(visitorMail.ifNotYou);
      expect(words).not.toMatch(/Lovelace|Analytical|555 0100|engines|<img/);
    }

    await outbox.release('3');
    await deliver();
    expect(recipients()).toEqual(['ada', 'eve']);
  });

  test('get the entry of an agreed call, and of each change', async () => {
    await book();
    await deliver();
    const [mail] = await read();
    const inWords = momentInFull(new Date(CALL_AT), 'Europe/Berlin', locale);
    for (const words of [mail?.text, mail?.html]) expect(words).toContain(inWords);
    expect(mail?.html).toContain(`<a href="${LINK}">`);
    const entry = { METHOD: 'PUBLISH', UID: 'call' };
    expect(await lastEntry()).toMatchObject({ ...entry, SEQUENCE: '0', ...startsAt(CALL_AT) });

    await change('moved', 'call', CALL_AT + DAY);
    await deliver();
    const moved = { SEQUENCE: '1', ...startsAt(CALL_AT + DAY) };
    expect(await lastEntry()).toMatchObject({ ...entry, ...moved });
    await change('again', 'moved', CALL_AT + 2 * DAY);
    await change('cancelled', 'again');
    await deliver();
    const [received, ...moves] = await subjects();
    expect([received, ...moves]).toEqual([subject.received, subject.moved, subject.moved]);
    // The fourth mail of a day waits for the next.
    now += DAY + HOUR;
    for (const act of [keepHouse, deliver, keepHouse, deliver]) await act();
    expect(await lastEntry()).toMatchObject({ METHOD: 'CANCEL', UID: 'call', SEQUENCE: '3' });
    expect(server.mails).toHaveLength(4);
  });

  test('get the mail about a change after the mail about its call, which a mail server may delay', async () => {
    server.behave('greylists');
    await book();
    await deliver();
    server.behave(undefined);
    await change('moved', 'call', CALL_AT + DAY);
    await deliver();
    now += HOUR;
    await deliver();
    expect(await subjects()).toEqual([subject.received, subject.moved]);
  });

  test('get no entry and no reminder of a call that needs agreement', async () => {
    await book(true);
    await deliver();
    expect((await read())[0]?.text).toContain(sentRequest.toBeConfirmed);
    expect(await lastEntry()).toBeUndefined();
    now = CALL_AT - 20 * HOUR;
    await keepHouse();
    expect(await mails.find(mailId('reminder', 'call'))).toBeUndefined();
  });

  test('are reminded once of each time that was agreed earlier', async () => {
    await book();
    await change('moved', 'call', CALL_AT + DAY);
    const reminders = async () => {
      for (const act of [keepHouse, deliver, keepHouse, deliver]) await act();
      return (await subjects()).filter((each) => each === subject.reminder).length;
    };
    now = CALL_AT + DAY - 25 * HOUR;
    expect(await reminders()).toBe(0);
    now += 2 * HOUR;
    expect(await reminders()).toBe(1);
    // Moved within these hours: its own mail says it.
    await change('moved again', 'moved', CALL_AT + DAY + HOUR / 2);
    expect(await reminders()).toBe(1);
  });

  test.each([
    ['is cancelled', () => change('cancelled', 'call')],
    ['is free for others', () => bookingsIn(outbox).free('call')],
    ['is within an hour', async () => (now = CALL_AT - HOUR)],
    ['is forgotten', () => outbox.erase('call')],
  ])('are not reminded of a call that %s before the reminder goes', async (_, happens) => {
    await book();
    await deliver();
    now = CALL_AT - 20 * HOUR;
    await keepHouse();
    await happens();
    await deliver();
    expect(await subjects()).not.toContain(subject.reminder);
    expect(await mails.find(mailId('reminder', 'call'))).toMatchObject({ body: null });
  });

  test('get at most three mails a day, and 200 confirmations an hour in all', async () => {
    for (const name of ['ada', 'Ada', 'ada', 'ADA', 'ada']) await add(name);
    await deliver();
    expect(server.mails).toHaveLength(3);
    for (let each = 0; each < 210; each += 1) await add(`${each}`);
    const sent = async () => {
      await keepHouse();
      const { undelivered } = await mails.figures();
      for (let each = 0; each < undelivered; each += 1) await tryNext(mails as never);
      return (await mails.newest({ states: ['delivered'] }, undefined, 1_000)).length;
    };
    expect(await sent()).toBe(200);
    now += HOUR / 2;
    expect(await sent()).toBe(200);
    now += HOUR;
    expect(await sent()).toBe(213);
    now += DAY;
    await add('ada');
    await deliver();
    expect(server.mails).toHaveLength(4);
  });

  test('delay nobody if their address is refused, greylisted or full, and a refused one ends', async () => {
    server.behave('knows one mailbox of two');
    await add('bob');
    await deliver();
    expect(await mailOf('1')).toMatchObject({ state: 'erased', lastAnswer: '550', body: null });
    for (const fault of ['greylists', 'has a full mailbox'] as const) {
      server.behave(fault);
      for (const name of ['a', 'b', 'c']) await add(`${name} ${fault}`.replaceAll(' ', '.'));
      await deliver();
    }
    expect(await mails.figures()).toMatchObject({ pausedSince: null, undelivered: 6 });
    for (const end = now + 2 * DAY + 7 * HOUR; now < end; now += 6 * HOUR) await deliver();
    expect(await mails.figures()).toMatchObject({ undelivered: 0, parked: 0 });
  });

  test.each([
    ['refuses the log-in', '535'],
    ['refuses the sender', '550'],
    ['relays for nobody', '550'],
  ] as const)('wait for a mail server that %s', async (fault, answer) => {
    server.behave(fault);
    for (const name of ['a', 'b', 'c', 'd']) await add(name);
    for (const _ of 'abcd') await deliver();
    expect(await mails.figures()).toMatchObject({ pausedBecause: answer, undelivered: 4 });
    server.behave(undefined);
    now += HOUR;
    await deliver();
    now += HOUR;
    await deliver();
    expect(recipients()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('and the owner get mail while the webhook hangs, which gets requests while the mail server hangs', async () => {
    jest.restoreAllMocks();
    captureLog();
    const webhook = await startWebhookReceiver();
    const engine = (await newPlace()).connect();
    const quick = { ...visitors, timeoutMs: 500 };
    const mailing = { visitors: quick, copies: { ...quick, to: ['owner@agency.example'] } };
    outbox = outboxIn(engine, { whenDue: mailsFor(mailsIn(engine), mailing) });
    const receiver = { url: webhook.url, timeoutMs: 60_000 };
    const loops = startDeliveryLoops(deliveriesOf(outbox, { receiver, mailing }), { pollMs: 50 });
    server.behave('hangs');
    await add('ann');
    await webhook.called(1);
    server.behave(undefined);
    webhook.behave('hangs');
    await add('bob');
    await until(() => server.mails.length === 4, 20_000, 'a mail is missing');
    expect(recipients()).toEqual(['ann', 'bob', 'owner', 'owner']);
    const copy = (await read()).find(({ to }) => String(to).startsWith('owner'));
    expect(copy?.text).toContain('Lovelace');
    await webhook.close();
    await loops.stop();
  });
});
