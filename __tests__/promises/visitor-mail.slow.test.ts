import { renderToStaticMarkup } from 'react-dom/server';
import { drawnFigures } from '#content/figures.ts';
import { fillBlanks } from '#content/fill-blanks.ts';
import { utc } from '#domain/calendar-entry.ts';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { dayInWords, momentInShort, soonInWords } from '#domain/moment-in-words.ts';
import { promisedReply } from '#domain/promised-reply.ts';
import { WEEK } from '#domain/week.ts';
import { MOST_CONFIRMATIONS_AN_HOUR } from '#server/mail/mail-due.ts';
import { mailId } from '#server/mail/mail-insertions.ts';
import { mailSender } from '#server/mail/mail-sender.ts';
import { type Mails, mailsIn } from '#server/mail/mails.ts';
import { HANDED_OVER, type Mail, type sendMail } from '#server/mail/smtp.ts';
import { BY_AGENCY, VISITOR_HAS_HAD_ONE } from '#server/mail/stored-mail.ts';
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

describe.each(kindsOfStore)('visitors, with a store in $kind,', ({ newPlace }) => {
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

  test('wait for a later version if this one does not know their kind', async () => {
    await add('ada', { id: 'one' });
    await mails.enqueueForNewRequests({ visitors: mailServer });
    await outbox.engine.query("UPDATE mail SET kind = 'of a later version'");
    await deliver();
    expect(sent).toEqual([]);
    expect(await mails.readHealth()).toMatchObject({ undelivered: 1, failing: 0 });
  });

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

  test('get at most three mails a day, however they write their address', async () => {
    for (const name of ['ada', 'Ada', 'ada+1', 'ADA+b', 'ada+c+d']) await add(name);
    await deliver();
    expect(sent).toHaveLength(3);

    await rewrite(outbox.engine, { state: 'parked' });
    for (const { id } of await outbox.newest({}, 9)) await discard(id);
    await keepHouse();
    await deliverAfter(add('ada'));
    expect(sent).toHaveLength(3);
  });

  /** What `mail-due.test.ts` compares with limits. */
  async function countsOf(id: string) {
    const { mailsInADay, confirmationsInAnHour, countedAlikeInAnHour } =
      (await mails.find('confirmation', id)) ?? {};
    return [mailsInADay, confirmationsInAnHour, countedAlikeInAnHour];
  }

  test('are counted by address in a day, and in an hour, all and those of a network', async () => {
    await add('ada', { networkHash: 1 });
    await deliverAfter(add('bob', { networkHash: 2 }));
    await add('Ada+b', { id: 'next', networkHash: 1 });
    await mails.enqueueForNewRequests({ visitors });
    for (const [passed, counts] of [
      [0, [1, 2, 1]],
      [HOUR_MS, [1, 2, 1]],
      [1, [1, 0, 0]],
      [DAY_MS - HOUR_MS - 1, [1, 0, 0]],
      [1, [0, 0, 0]],
      // The clock was ahead.
      [-2 * DAY_MS - 2, [0, 0, 0]],
      [DAY_MS - HOUR_MS, [1, 0, 0]],
      [1, [1, 2, 1]],
    ] as const) {
      now += passed;
      expect({ passed, counts: await countsOf('next') }).toEqual({ passed, counts });
    }
  });

  const aCallOf = (name: string) => JSON.stringify(aCallBody({ email: `${name}@example.com` }));
  const bookFrom = (networkHash: number, name: string, callAt = CALL_AT) =>
    outbox.add(aCall(name, callAt, { ...CALL, networkHash, body: aCallOf(name) }));
  const move = (name: string, days: number, id: string, isByAgency = false) =>
    changeCall(outbox, name, CALL_AT + days * DAY_MS, {
      id,
      link: LINK,
      body: aCallOf(name),
      isByAgency,
    });

  test('are counted apart after a mail about their call, and if the agency changes it', async () => {
    await deliverAfter(bookFrom(1, 'known'));
    await bookFrom(1, 'robot');
    await move('robot', 1, 'of a robot');
    await move('known', 2, 'later');
    await deliver();
    await move('known', 3, 'by the agency', true);
    await deliver();
    await move('known', 4, 'again', true);
    await mails.enqueueForNewRequests({ visitors });

    const ids = ['of a robot', 'later', 'by the agency', 'again'];
    const found = await Promise.all(ids.map((id) => mails.find('confirmation', id)));
    const counted = [1, VISITOR_HAS_HAD_ONE, BY_AGENCY, BY_AGENCY];
    expect(found.map((mail) => mail?.countedNetwork)).toEqual(counted);
    expect(await countsOf('again')).toEqual([3, 3, 1]);
    expect(await mails.readHealth()).toMatchObject({ byAgencyInAnHour: 1 });
  });

  test('wait for an hour before the owner hears of it', async () => {
    for (let robot = 0; robot < MOST_CONFIRMATIONS_AN_HOUR; robot += 1)
      await add(`${robot}`, { networkHash: 1 });
    await deliver();
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
