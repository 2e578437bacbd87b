import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { callHours } from '#domain/call-hours.ts';
import { momentInFull } from '#domain/moment-in-words.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { deliveriesOf } from '#server/delivery/deliveries.ts';
import { startDeliveryLoops } from '#server/delivery/delivery-loop.ts';
import type { MailReceiver } from '#server/delivery/mail.ts';
import { housekeeping } from '#server/housekeeping.ts';
import { type NewRequest, type Outbox, outboxIn } from '#server/leads.ts';
import { mailsFor } from '#server/mail/enqueue.ts';
import { type Mails, mailId, mailsIn } from '#server/mail/mails.ts';
import { mailSender } from '#server/mail/send-mails.ts';
import { startMailReceiver } from '../../scripts/prove/real/mail-receiver.ts';
import { until } from '../../scripts/prove/real/until.ts';
import { startWebhookReceiver } from '../../scripts/prove/real/webhook-receiver.ts';
import { tryNext } from '../kit/builders/attempts.ts';
import { aCallBody, aRequestBody } from '../kit/builders/consultation-request.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { kindsOfStore } from '../kit/setup/stores.ts';
import { agency, locale, nextSteps, sentRequest, visitorMail } from '../kit/words.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LINK = 'https://agency.example/call/0123';
const CALL_AT = Date.UTC(2026, 10, 23, 15);

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
    const engine = (await newPlace()).connect(() => now);
    const smtpUrl = new URL(`smtp://site%40agency.example:pa55word@127.0.0.1:${server.port}`);
    visitors = { smtpUrl, from: 'site@agency.example', to: [], timeoutMs: 5_000 };
    const mailing = { visitors, copies: undefined };
    mails = mailsIn(engine);
    outbox = outboxIn(engine, { whenDue: mailsFor(mails, mailing) });
    const send = mailSender(outbox, mailing);
    const delivery = {
      lease: 'ours',
      stopClaiming: new AbortController().signal,
      random: () => 0.5,
    };
    deliver = () => mails.deliver(send, delivery);
    keepHouse = housekeeping(outbox, { purgeAfterDays: 30, mailing });
  });
  afterEach(() => server.close());

  const add = (email: string, more: Partial<NewRequest> = {}) => {
    count += 1;
    const body = JSON.stringify(aRequestBody({ email }));
    return outbox.add({ id: `${count}`, body, ...more });
  };

  function book(email: string, attributes: NewRequest['attributes'] = {}) {
    count += 1;
    const body = JSON.stringify(aCallBody({ email }));
    const whole = { callAt: CALL_AT, timeZone: 'Europe/Berlin', ...attributes };
    const caller = { network: null, email: null, phone: null };
    const call = { keyHash: `key ${count}`, caller };
    return bookingsIn(outbox).add({ id: `${count}`, body, secret: LINK, attributes: whole }, call);
  }

  function change(id: string, follows: string, callAt: number | null) {
    const isCancelled = callAt === null;
    const time = isCancelled ? { callDate: null, callTime: null } : {};
    return bookingsIn(outbox).change({
      keyHash: 'key 1',
      id,
      follows,
      link: LINK,
      needsAgreement: false,
      status: isCancelled ? 'cancelled' : 'moved',
      callAt: callAt ?? CALL_AT,
      body: JSON.stringify(aCallBody({ email: 'ada@example.com', ...time })),
    });
  }

  const read = () =>
    Promise.all(
      server.mails.map(async ({ to, raw }) => ({ ...(await PostalMime.parse(raw)), to, raw })),
    );

  async function lastEntry() {
    const { attachments = [] } = (await read()).at(-1) ?? {};
    const [file] = attachments;
    if (!file) return undefined;
    const calendar = new ICAL.Component(
      ICAL.parse(new TextDecoder().decode(file.content as ArrayBuffer)),
    );
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    const { uid, sequence, startDate } = event;
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid,
      sequence,
      starts: +startDate.toJSDate(),
    };
  }

  test('get one confirmation of each accepted request, without a word of theirs', async () => {
    await add('ada@example.com');
    await add('ada@example.com', { id: '1' });
    await add('eve@example.com', { heldBecause: 'spam' });
    await deliver();
    await deliver();

    const [mail, ...others] = await read();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      from: { name: agency.name, address: 'site@agency.example' },
      to: ['ada@example.com'],
      replyTo: [{ address: agency.email }],
      subject: visitorMail.subject.received,
      messageId: `<${mailId('confirmation', '1')}@agency.example>`,
      attachments: [],
    });
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
    for (const words of [mail?.text, mail?.html]) {
      expect(words).toContain(nextSteps.reply.email.text);
      expect(words).toContain(visitorMail.ifNotYou);
      expect(words).not.toMatch(/Lovelace|Analytical|555 0100|engines|<img/);
    }

    await outbox.release('3');
    await deliver();
    expect(server.mails.at(-1)?.to).toEqual(['eve@example.com']);
  });

  test('get the entry of an agreed call, and of each change', async () => {
    await book('ada@example.com');
    await deliver();
    const [mail] = await read();
    const inWords = momentInFull(new Date(CALL_AT), 'Europe/Berlin', locale);
    for (const words of [mail?.text, mail?.html]) expect(words).toContain(inWords);
    expect(mail?.html).toContain(`<a href="${LINK}">`);
    expect(await lastEntry()).toEqual({
      method: 'PUBLISH',
      uid: '1',
      sequence: 0,
      starts: CALL_AT,
    });

    await change('moved', '1', CALL_AT + DAY);
    await deliver();
    expect(await lastEntry()).toEqual({
      method: 'PUBLISH',
      uid: '1',
      sequence: 1,
      starts: CALL_AT + DAY,
    });
    await change('cancelled', 'moved', null);
    await deliver();
    expect(await lastEntry()).toMatchObject({ method: 'CANCEL', uid: '1', sequence: 2 });
    const subjects = (await read()).map(({ subject }) => subject);
    expect(subjects).toEqual([
      visitorMail.subject.received,
      visitorMail.subject.moved,
      visitorMail.subject.cancelled,
    ]);
  });

  test('get no entry of a call that needs agreement', async () => {
    await book('ada@example.com', { needsAgreement: true });
    await deliver();
    expect((await read())[0]?.text).toContain(sentRequest.toBeConfirmed);
    expect(await lastEntry()).toBeUndefined();
  });

  test('are reminded once of each time that was agreed earlier', async () => {
    await book('ada@example.com');
    await change('moved', '1', CALL_AT + DAY);
    await deliver();
    const reminders = async () => {
      await keepHouse();
      await deliver();
      await keepHouse();
      await deliver();
      return server.mails.length - 2;
    };
    now = CALL_AT + DAY - 25 * HOUR;
    expect(await reminders()).toBe(0);
    now += 2 * HOUR;
    expect(await reminders()).toBe(1);
    expect((await read()).at(-1)).toMatchObject({ subject: visitorMail.subject.reminder });
    // Moved within these hours: its mail says it.
    await change('moved again', 'moved', CALL_AT + DAY + HOUR / 2);
    await deliver();
    expect(await reminders()).toBe(2);
  });

  test.each([
    ['is cancelled', () => change('cancelled', '1', null)],
    ['is free for others', () => bookingsIn(outbox).free('1')],
    ['is within an hour', async () => (now = CALL_AT - HOUR)],
  ])('are not reminded of a call that %s before the reminder goes', async (_, happens) => {
    await book('ada@example.com');
    await deliver();
    now = CALL_AT - 20 * HOUR;
    await keepHouse();
    await happens();
    await deliver();
    expect((await read()).map(({ subject }) => subject)).not.toContain(
      visitorMail.subject.reminder,
    );
    expect(await mails.find(mailId('reminder', '1'))).toMatchObject({
      state: 'erased',
      body: null,
    });
  });

  test('get at most three mails a day, and 200 confirmations an hour in all', async () => {
    for (let each = 0; each < 5; each += 1)
      await add(each % 2 ? 'Ada@example.com' : 'ada@example.com');
    await deliver();
    expect(server.mails).toHaveLength(3);
    for (let each = 0; each < 210; each += 1) await add(`${each}@example.com`);
    const sent = async () => {
      await keepHouse();
      for (const { state } of await mails.newest({}, undefined, 1_000))
        if (state === 'pending') await tryNext(mails as never);
      return (await mails.newest({ states: ['delivered'] }, undefined, 1_000)).length;
    };
    expect(await sent()).toBe(200);
    now += HOUR / 2;
    expect(await sent()).toBe(200);
    now += HOUR;
    expect(await sent()).toBe(213);
    now += DAY;
    await add('ada@example.com');
    await deliver();
    expect(server.mails.at(-1)?.to).toEqual(['ada@example.com']);
  });

  test('whose address is refused, greylisted or full delay nobody, and one refused is not tried again', async () => {
    const faults = [
      'knows one mailbox of two',
      'greylists',
      'greylists',
      'greylists',
      'has a full mailbox',
    ] as const;
    let call = 0;
    server.behave(() => faults[call++]);
    for (const name of ['bob', 'a', 'b', 'c', 'd', 'e']) {
      await add(`${name}@example.com`);
      now += 1;
    }
    await deliver();
    expect(server.mails.map(({ to }) => to)).toEqual([['e@example.com']]);
    expect(await mails.find(mailId('confirmation', '1'))).toMatchObject({
      state: 'erased',
      lastAnswer: '550',
      body: null,
    });
    expect(await mails.figures()).toMatchObject({
      pausedSince: null,
      failedInARow: 0,
      undelivered: 4,
    });

    server.behave(() => 'greylists');
    for (const end = now + 2 * DAY + 7 * HOUR; now < end; now += 6 * HOUR) await deliver();
    expect(await mails.figures()).toMatchObject({ undelivered: 0, parked: 0 });
  });

  test('wait for a broken mail account, which requests do not', async () => {
    server.behave(() => 'refuses the log-in');
    for (const name of ['a', 'b', 'c', 'd']) await add(`${name}@example.com`);
    for (let each = 0; each < 4; each += 1) await deliver();
    expect(await mails.figures()).toMatchObject({ pausedBecause: '535', undelivered: 4 });
    for (let each = 0; each < 4; each += 1) await tryNext(outbox);
    expect(await outbox.figures()).toMatchObject({ undelivered: 0, pausedSince: null });

    server.behave(() => undefined);
    now += 2 * HOUR;
    for (let each = 0; each < 4; each += 1) {
      await deliver();
      now += 10_000;
    }
    expect(new Set(server.mails.map(({ to }) => String(to))).size).toBe(4);
  });

  test('who are forgotten get no mail', async () => {
    await add('ada@example.com');
    await outbox.erase('1');
    await deliver();
    expect(server.mails).toEqual([]);
    expect(await mails.find(mailId('confirmation', '1'))).toMatchObject({
      state: 'erased',
      body: null,
    });
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
    server.behave(() => 'hangs');
    await add('ann@example.com');
    await webhook.called(1);
    server.behave(() => undefined);
    webhook.behave('hangs');
    await add('bob@example.com');
    await until(() => server.mails.length === 4, 20_000, 'a mail is missing');
    const to = server.mails.map((mail) => mail.to[0]?.split('@')[0]);
    expect(to.sort()).toEqual(['ann', 'bob', 'owner', 'owner']);
    const copy = (await read()).find((mail) => mail.to[0]?.startsWith('owner'));
    expect(copy?.text).toContain('Lovelace');
    await webhook.close();
    await loops.stop();
  });
});
