import { renderToStaticMarkup } from 'react-dom/server';
import { drawnFigures } from '#content/figures.ts';
import { fillBlanks } from '#content/fill-blanks.ts';
import { utc } from '#domain/calendar-entry.ts';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { dayInWords, momentInShort, soonInWords } from '#domain/moment-in-words.ts';
import { promisedReply } from '#domain/promised-reply.ts';
import { WEEK } from '#domain/week.ts';
import { mailId } from '#server/mail/mail-insertions.ts';
import { mailSender } from '#server/mail/mail-sender.ts';
import { type Mails, mailsIn } from '#server/mail/mails.ts';
import { HANDED_OVER, type Mail, type sendMail } from '#server/mail/smtp.ts';
import type { Attempt } from '#server/queue/attempt.ts';
import { courierOf } from '#server/queue/courier.ts';
import { type NewRequest, type Requests, requestsIn } from '#server/requests/requests.ts';
import { housekeeper } from '#server/running/housekeeping.ts';
import { accepted, mailServer, refused } from '../kit/builders/attempts.ts';
import { aCall, aCallBody, aRequestBody, changeCall } from '../kit/builders/requests.ts';
import { rewrite } from '../kit/builders/rows.ts';
import { isReminder } from '../kit/is-reminder.ts';
import { entryIn } from '../kit/readable.ts';
import { kindsOfStore } from '../kit/setup/stores.ts';
import { agency, callPage, locale, sentRequest, thankYou, visitorMail } from '../kit/words.ts';

const SITE = 'https://agency.example';
process.env['SITE_URL'] = SITE;
const LINK = `${SITE}/call/0123`;
const CALL_AT = Date.UTC(2026, 10, 23, 15);
const body = JSON.stringify(aCallBody());
const CALL = { body, link: LINK, timeZone: 'Europe/Berlin', callEnds: CALL_AT + HOUR_MS };
const visitors = mailServer;
const notStopping = new AbortController().signal;
const aboutRow = (status: number): Attempt => ({ verdict: 'row at fault', answer: `${status}` });

describe.each(kindsOfStore)('visitors, with a store in $kind,', ({ kind, newPlace }) => {
  let now: number;
  let outbox: Requests;
  let mails: Mails;
  let sent: (Mail & { to: string })[];
  let answer: Awaited<ReturnType<typeof sendMail>>;
  let deliver: () => Promise<void>;
  let keepHouse: () => Promise<void>;

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20);
    sent = [];
    answer = accepted;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    Object.assign(callHours, { timeZone: 'America/New_York', reminderHours: 24 });
    const engine = (await newPlace()).connect(() => now);
    mails = mailsIn(engine);
    outbox = requestsIn(engine);
    const send = mailSender(outbox, { visitors }, async (mail, { to }) => {
      if (answer === accepted) sent.push({ ...mail, to: String(to) });
      return answer;
    });
    const courier = courierOf(mails, send, {
      enqueueNew: () => mails.enqueueForNewRequests({ visitors }),
    });
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    deliver = () => courier.deliver({ lease: 'ours', stopClaiming: notStopping });
    keepHouse = housekeeper(outbox, { purgeAfterDays: 30, mailing: { visitors } });
    // A clock may be wrong at a start, so reminders wait for the second round.
    await keepHouse();
  });

  /** Hundreds of mails that the statements of the other tests count. */
  function inOneStore(...given: Parameters<typeof test>) {
    if (kind === 'SQLite') test(...given);
  }

  const discard = (id: string) => outbox.discard(id, mails.removalWithRequest(id));

  async function purge(olderThanDays: number) {
    await outbox.purge(olderThanDays);
    await mails.purge(olderThanDays);
  }

  async function deliverAfter(stored: Promise<unknown>) {
    await stored;
    await deliver();
  }

  const add = (name: string, more: Partial<NewRequest> = {}) => {
    const email = `${name}@example.com`;
    const body = JSON.stringify(aRequestBody({ contactMethod: 'phone', email }));
    return outbox.add({ id: crypto.randomUUID(), body, ...more });
  };

  /** 30 confirmations are sent in an hour. */
  const addTooMany = async (prefix = '', more: Partial<NewRequest> = {}) => {
    for (let count = 0; count < 35; count += 1) await add(`${prefix}${count}`, more);
  };

  const book = (needsAgreement = false) =>
    outbox.add(aCall('call', CALL_AT, { ...CALL, needsAgreement }));

  const change = async (
    id: string,
    callAt?: number,
    more: Parameters<typeof changeCall>[3] = {},
  ) => {
    const body = JSON.stringify(aCallBody(callAt ? {} : { callDate: null, callTime: null }));
    const itsId = await mails.idForMails(id);
    return changeCall(outbox, 'call', callAt, { id: itsId, link: LINK, body, ...more });
  };

  async function endOf(kind: 'confirmation' | 'reminder', id: string) {
    const { state, lastAnswer } = (await mails.find(kind, id)) ?? {};
    return state === 'ended' ? lastAnswer : state;
  }

  const subjects = () => sent.map((mail) => mail.subject.split(':')[0]);
  const lastEntry = () => entryIn(sent.at(-1)?.calendarEntry);
  const startsAt = (at: number) => ({ DTSTART: utc(new Date(at)) });

  test('get one confirmation of each accepted request, without a word of theirs', async () => {
    callHours.hours = Object.fromEntries(WEEK.map((day) => [day, ['0:00-24:00'] as const]));
    await add('ada', { id: 'one' });
    await add('ada', { id: 'one' });
    await add('eve', { id: 'spam', heldBecause: 'spam' });
    await deliver();
    await deliver();

    expect(sent).toEqual([
      expect.objectContaining({
        id: mailId('confirmation', 'one'),
        to: 'ada@example.com',
        replyTo: agency.email,
        subject: visitorMail.received,
        audience: 'visitor',
        calendarEntry: undefined,
      }),
    ]);

    const reply = promisedReply(now, drawnFigures.responseHours.amount, 'America/New_York');
    const moment = reply && momentInShort(reply.dueAt, 'America/New_York', locale);
    const promise = `${sentRequest.replyBy} ${moment}`.replace('\u00a0', ' ');
    const said = sent[0]?.text.replaceAll('\u00a0', ' ');
    for (const words of [thankYou.promise, promise, visitorMail.ifNotYou, `${SITE}/`])
      expect(said).toContain(words);
    const pages = sent.map(({ page }) => renderToStaticMarkup(page));
    expect(JSON.stringify([sent, pages])).not.toMatch(/Lovelace|Analytical|555 0100|engines/);

    await deliverAfter(outbox.release('spam'));
    expect(sent.map(({ to }) => to)).toEqual(['ada@example.com', 'eve@example.com']);
  });

  test('get the entry of an agreed call, and of each change', async () => {
    await deliverAfter(book());
    const DTEND = utc(new Date(CALL_AT + HOUR_MS));
    const entry = { METHOD: 'PUBLISH', UID: 'call' };
    expect(lastEntry()).toMatchObject({ ...entry, SEQUENCE: '0', ...startsAt(CALL_AT), DTEND });

    await deliverAfter(change('moved', CALL_AT + DAY_MS));
    const moved = startsAt(CALL_AT + DAY_MS);
    expect(lastEntry()).toMatchObject({ ...entry, SEQUENCE: '1', ...moved });

    await deliverAfter(change('again', CALL_AT + 2 * DAY_MS, { isByAgency: true }));
    await deliverAfter(change('cancelled'));
    expect(subjects()).toEqual([visitorMail.received, callPage.moved, callPage.moved]);

    now += DAY_MS + HOUR_MS;
    await deliver();
    expect(lastEntry()).toMatchObject({ METHOD: 'CANCEL', UID: 'call', SEQUENCE: '3' });
    expect(sent).toHaveLength(4);
  });

  test.each([accepted, aboutRow(451)])(
    'get a confirmation of a change that is made again after a discard, also if the first was %j',
    async (first) => {
      await deliverAfter(book());
      for (const next of [first, accepted]) {
        answer = next;
        await rewrite(outbox.engine, { state: 'parked' }, 'moved');
        await discard('moved');
        await deliverAfter(change('moved', CALL_AT + DAY_MS));
      }
      expect(lastEntry()).toMatchObject(startsAt(CALL_AT + DAY_MS));
      // Mailboxes drop a mail whose id they know.
      expect(new Set(sent.map(({ id }) => id)).size).toBe(first === accepted ? 3 : 2);
    },
  );

  test('get no reminder of a call before it is agreed', async () => {
    await deliverAfter(book(true));
    now = CALL_AT - 20 * HOUR_MS;
    await keepHouse();
    expect(await mails.find('reminder', 'call')).toBeUndefined();
    expect(await outbox.agree('call')).toBe(true);
    await keepHouse();
    expect(await mails.find('reminder', 'call')).toBeDefined();
  });

  test('are reminded once of each time that was agreed earlier', async () => {
    await book();
    await change('moved', CALL_AT + DAY_MS);
    const reminders = async () => {
      for (const act of [keepHouse, deliver, keepHouse, deliver]) await act();
      return sent.filter(({ subject }) => isReminder(subject)).length;
    };
    now = CALL_AT + DAY_MS - 25 * HOUR_MS;
    expect(await reminders()).toBe(0);

    now += 2 * HOUR_MS;
    await housekeeper(outbox, { purgeAfterDays: 30, mailing: { visitors } })();
    expect(await mails.find('reminder', 'moved')).toBeUndefined();
    expect(await reminders()).toBe(1);

    const soon = soonInWords(new Date(CALL_AT + DAY_MS), now, 'Europe/Berlin', locale);
    const day = dayInWords(new Date(2026, 10, 24), locale);
    expect(sent.at(-1)?.subject).toBe(
      `${fillBlanks(visitorMail.reminder, { moment: soon })} (${day})`,
    );

    await change('moved again', CALL_AT + DAY_MS + HOUR_MS / 2);
    expect(await reminders()).toBe(1);
  });

  test('are reminded once, also if a purge has taken the confirmation before', async () => {
    callHours.reminderHours = 71;
    await deliverAfter(book());
    await rewrite(outbox.engine, { state: 'delivered', deliveredAt: now });
    now = CALL_AT - 70 * HOUR_MS;
    for (let day = 0; day < 3; day += 1) {
      for (const act of [keepHouse, deliver]) await act();
      now += DAY_MS;
      await purge(1);
    }
    expect(sent.map(({ subject }) => isReminder(subject))).toEqual([false, true]);
    expect(await mails.find('confirmation', 'call')).toBeUndefined();
    now = CALL_AT + DAY_MS;
    await purge(1);
    expect(await mails.find('reminder', 'call')).toBeUndefined();
  });

  test('are not reminded while mails to visitors are switched off', async () => {
    await book();
    now = CALL_AT - 20 * HOUR_MS;
    await housekeeper(outbox, { purgeAfterDays: 30, isServerless: true })();
    expect(await mails.find('reminder', 'call')).toBeUndefined();
  });

  test.each([
    ['is cancelled', () => change('cancelled'), 'the call has changed'],
    ['is forgotten', () => outbox.erase(['call']), 'the request is erased'],
  ])('are not reminded of a call that %s before the reminder goes', async (_, happens, why) => {
    callHours.reminderHours = 71;
    await deliverAfter(book());
    now = CALL_AT - 70 * HOUR_MS;
    await keepHouse();
    await deliverAfter(happens());
    now += 60 * HOUR_MS;
    await deliver();
    expect(sent.filter(({ subject }) => isReminder(subject))).toEqual([]);
    expect(await endOf('reminder', 'call')).toBe(why);
  });

  inOneStore('get at most three mails a day, and 30 confirmations an hour in all', async () => {
    for (const name of ['ada', 'Ada', 'ada+1', 'ADA+b', 'ada+c+d']) await add(name);
    await deliver();
    expect(sent).toHaveLength(3);

    await rewrite(outbox.engine, { state: 'parked' });
    for (const { id } of await outbox.newest({}, 9)) await discard(id);
    await deliverAfter(add('ada'));
    expect(sent).toHaveLength(3);

    await addTooMany();
    for (const [passed, mailed] of [
      [0, 30],
      [HOUR_MS / 2, 30],
      [HOUR_MS, 38],
      [DAY_MS + 1, 39],
    ] as const) {
      now += passed;
      await keepHouse();
      await deliverAfter(add('ada'));
      expect(sent).toHaveLength(mailed);
    }

    await addTooMany('more');
    await deliver();
    now += 3 * DAY_MS;
    await deliver();
    expect(sent).toHaveLength(74);

    // Mails of a clock that was ahead do not count.
    now -= 4 * DAY_MS;
    await deliverAfter(add('new'));
    expect(sent).toHaveLength(75);
  });

  const bookFrom = (networkHash: number, id: string, callAt = CALL_AT) =>
    outbox.add(aCall(id, callAt, { ...CALL, networkHash, body: aCallOf(`${id}@example.com`) }));
  const aCallOf = (email: string) => JSON.stringify(aCallBody({ email }));
  const movedTo = (callAt: number, key: string) =>
    changeCall(outbox, key, callAt, { link: LINK, body: aCallOf(`${key}@example.com`) });
  const fillTheHour = () => deliverAfter(addTooMany('', { networkHash: 1 }));

  test('get the first confirmation of their network in an hour at once', async () => {
    await fillTheHour();
    expect(sent).toHaveLength(30);
    await deliverAfter(add('ada', { networkHash: 2 }));
    expect(sent.at(-1)?.to).toBe('ada@example.com');
    await deliverAfter(add('bob', { networkHash: 2 }));
    expect(sent).toHaveLength(31);
  });

  test('get the mail of a change at once, if they have had a mail about the call', async () => {
    await deliverAfter(bookFrom(1, 'known'));
    await fillTheHour();
    await deliverAfter(movedTo(CALL_AT + DAY_MS, 'known'));
    expect(sent.at(-1)?.to).toBe('known@example.com');
    const before = sent.length;
    await bookFrom(1, 'robot');
    await deliverAfter(movedTo(CALL_AT + 2 * DAY_MS, 'robot'));
    expect(sent).toHaveLength(before);
  });

  inOneStore(
    'hear of the changes of the agency after a robot has filled the hour, up to 60',
    async () => {
      const keys = Array.from({ length: 61 }, (_, index) => `call ${index}`);
      await fillTheHour();
      for (const [index, key] of keys.entries()) {
        const callAt = CALL_AT + 2 * index * HOUR_MS;
        await bookFrom(1, key, callAt);
        const body = aCallOf(`${index}@moved.example`);
        await changeCall(outbox, key, callAt + HOUR_MS, { link: LINK, body, isByAgency: true });
      }
      // Fifty mails are enqueued at once.
      for (let round = 0; round < 3; round += 1) await deliver();
      expect(sent.filter(({ to }) => to.endsWith('@moved.example'))).toHaveLength(60);
      expect(await mails.readHealth()).toMatchObject({ byAgencyInAnHour: 60 });
    },
  );

  test('wait for an hour before the owner hears of it', async () => {
    await fillTheHour();
    await deliverAfter(bookFrom(1, 'soon', now + HOUR_MS));
    expect(await mails.readHealth()).toMatchObject({
      late: 0,
      lateConfirmations: 0,
      missedConfirmations: 0,
    });

    now += HOUR_MS + 1;
    const { late, lateConfirmations, missedConfirmations } = await mails.readHealth();
    expect(missedConfirmations).toBe(0);
    expect(lateConfirmations).toBeGreaterThan(0);
    expect(late).toBeGreaterThanOrEqual(lateConfirmations);

    await deliver();
    expect(await endOf('confirmation', 'soon')).toBe('the call has begun');
    expect(await mails.readHealth()).toMatchObject({ missedConfirmations: 1 });
  });

  test('have missed no confirmation if only their reminder came too late', async () => {
    await deliverAfter(book());
    now = CALL_AT - 20 * HOUR_MS;
    await keepHouse();
    now = CALL_AT + 1;
    await deliver();
    expect(await endOf('reminder', 'call')).toBe('the call has begun');
    expect(await mails.readHealth()).toMatchObject({ missedConfirmations: 0 });
  });

  test('delay nobody if their address is refused or greylisted', async () => {
    answer = { verdict: 'undeliverable', answer: '550' };
    await deliverAfter(add('bob', { id: 'bob' }));
    expect(await endOf('confirmation', 'bob')).toBe('550');
    answer = aboutRow(451);
    for (const name of ['a', 'b', 'c']) await add(name);
    await deliver();
    expect(await mails.readHealth()).toMatchObject({ pausedSince: null, undelivered: 3 });
    now += HOUR_MS;
    expect(await mails.readHealth()).toMatchObject({ refusedCopies: 0 });
    for (const end = now + 2 * DAY_MS + 7 * HOUR_MS; now < end; now += 6 * HOUR_MS) await deliver();
    expect(await mails.readHealth()).toMatchObject({ undelivered: 0, parked: 0 });
  });

  test('get no second mail if the mail server took the first and did not answer', async () => {
    answer = { verdict: 'may have arrived', answer: HANDED_OVER };
    await deliverAfter(add('bob', { id: 'bob' }));
    const confirmation = await mails.find('confirmation', 'bob');
    expect(confirmation).toMatchObject({ state: 'delivered', lastAnswer: HANDED_OVER });
  });

  test('get a mail that has waited for days without a failure, also after a purge', async () => {
    answer = { verdict: 'not counted' };
    await deliverAfter(add('late'));
    answer = accepted;
    now += 3 * DAY_MS;
    await purge(1);
    await deliver();
    expect(sent.map(({ to }) => to)).toEqual(['late@example.com']);
  });

  test.each(['erase', 'discard'] as const)('leave no address hash a day after %s', async (end) => {
    await deliverAfter(add('another'));
    await deliverAfter(add('sent', { id: 'sent' }));
    answer = { verdict: 'undeliverable', answer: '550' };
    await deliverAfter(add('refused', { id: 'refused' }));
    await rewrite(outbox.engine, { state: 'parked' });
    const requests = ['sent', 'refused'];
    for (const id of requests) await (end === 'erase' ? outbox.erase([id]) : discard(id));
    const mailsAfter = async (ms: number) => {
      now += ms;
      await purge(30);
      const found = await Promise.all(requests.map((id) => mails.find('confirmation', id)));
      return found.flatMap((mail) => mail?.requestId ?? []);
    };
    expect(await mailsAfter(DAY_MS)).toContain('sent');
    expect(await mailsAfter(1)).toEqual([]);
  });

  test.each([
    ['copies', { visitors }, ['pending', 'ended']],
    ['mails to visitors', { copies: mailServer }, ['ended', 'pending']],
  ])('and the agency lose nothing else once %s are switched off', async (_, mailing, states) => {
    await add('ada', { id: 'ada' });
    await mails.enqueueForNewRequests({ visitors, copies: mailServer });
    now += HOUR_MS + 1;
    await mails.endSwitchedOff(mailing);
    const found = [await mails.find('confirmation', 'ada'), await mails.find('copy', 'ada')];
    expect(found.map((mail) => mail?.state)).toEqual(states);
  });

  test('get what a tool released, and nothing once mail is switched off', async () => {
    await add('ada', { id: 'ada', heldBecause: 'quota' });
    await deliverAfter(requestsIn(outbox.engine).release('ada'));
    expect(sent.map(({ to }) => to)).toEqual(['ada@example.com']);

    answer = refused();
    for (const name of ['bob', 'eve']) await add(name, { id: name });
    await deliver();
    await add('ann', { id: 'ann' });
    // Another process may have the settings of before for some minutes.
    await housekeeper(outbox, { purgeAfterDays: 30 })();
    now += MINUTE_MS;
    const others = courierOf(mails, mailSender(outbox, {}));
    await others.deliver({ lease: 'theirs', stopClaiming: notStopping });
    expect(await mails.readHealth()).toMatchObject({ undelivered: 2 });

    now += HOUR_MS + 1;
    await housekeeper(outbox, { purgeAfterDays: 30 })();
    answer = accepted;
    now += HOUR_MS;
    await deliver();
    expect(sent).toHaveLength(1);
    expect(await endOf('confirmation', 'bob')).toBe('it is switched off');
    expect(await mails.readHealth()).toMatchObject({ undelivered: 0 });
  });
});
