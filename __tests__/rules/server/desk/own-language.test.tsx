import { rewrite } from '../../../kit/builders/rows.ts';
import '../../../kit/setup/marked-own-language.ts';

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { agency } from '#content/agency.ts';
import * as en from '#content/en/all.ts';
import { englishOperatorWords, operatorWords, operatorWordsOf } from '#content/operator-words.ts';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { DeskFrame } from '#features/desk/desk-frame.tsx';
import { DeskList } from '#features/desk/desk-list.tsx';
import { Login } from '#features/desk/login.tsx';
import { RequestView } from '#features/desk/request-view.tsx';
import { Result } from '#features/desk/result.tsx';
import { Weeks } from '#features/desk/weeks.tsx';
import { answerInASentence, remedyFor } from '#server/desk/answer-in-words.ts';
import { explainFailure } from '#server/desk/explain-failure.ts';
import { readList } from '#server/desk/read-list.ts';
import { readRequest } from '#server/desk/read-request.ts';
import { readWeeks } from '#server/desk/read-weeks.ts';
import { runAction } from '#server/desk/run-action.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { writeOwnerMail } from '#server/mail/owner-mail.tsx';
import { HANDED_OVER } from '#server/mail/smtp.ts';
import { openRequests } from '#server/requests/our-requests.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { DeliveryState } from '#server/requests/stored-request.ts';
import { alertsIn, alertsOfFailedStore } from '#server/running/alerts.ts';
import { readStoreHealth, type StoreHealth } from '#server/running/health.ts';
import { mailServer, refused, tryNext } from '../../../kit/builders/attempts.ts';
import { aCall, aCallBody, aRequestBody, changeCall } from '../../../kit/builders/requests.ts';
import { unmarkedIn } from '../../../kit/marked-language.ts';
import { aFolder } from '../../../kit/setup/folder.ts';

process.env['CONSULTATION_WEBHOOK_URL'] = 'https://workflow.example';

const VISITOR = aRequestBody({ name: '1', email: '2@3.example', company: '4', website: '5' });
const typed = Object.values({ ...aCallBody(), ...VISITOR }).filter((value) => value !== null);
const KNOWN = [agency.name, 'Athens', 'UTC', ...typed.flatMap((value) => value.split('\n'))];

function foreignIn(html: string, known: readonly string[] = []) {
  const longestFirst = [...known, ...KNOWN]
    .filter(Boolean)
    .toSorted((first, other) => other.length - first.length);
  return unmarkedIn(html.replaceAll(/\p{Script=Greek}|<meta [^>]*>/gu, ''), longestFirst);
}

let requests: Requests;
beforeEach(() => {
  callHours.timeZone = 'UTC';
  requests = openRequests({ dataFolder: aFolder() });
});
afterEach(() => requests.close());

const add = (id: string, heldBecause?: string) =>
  requests.add({ id, body: JSON.stringify(VISITOR), heldBecause, timeZone: 'Europe/Athens' });

const addCall = (id: string, needsAgreement = false, days = 1) => {
  const more = { body: JSON.stringify(aCallBody(VISITOR)), timeZone: 'Europe/Athens' };
  const link = 'https://agency.example/call/1';
  return requests.add(aCall(id, Date.now() + days * DAY_MS, { ...more, link, needsAgreement }));
};

async function addCallInEachState() {
  await addCall('30', true);
  await addCall('31', false, 2);
  await requests.free('31');
  await addCall('32', false, 3);
  await changeCall(requests, '32', Date.now() + 4 * DAY_MS, { isByAgency: true });
  await addCall('33', false, 5);
  await changeCall(requests, '33', undefined);
}

const htmlOf = (page: ReactNode) =>
  renderToStaticMarkup(
    <DeskFrame title="" mayLogOut>
      {page}
    </DeskFrame>,
  ).replaceAll(/<style.*?<\/style>/gs, '');

async function pagesOfDesk() {
  const ids = (await requests.newest({}, 99)).map(({ id }) => id);
  const queries = ['', 'word=nothing', 'size=1&waiting=1'];
  const health = await readStoreHealth(requests);
  const alerts = alertsIn(health, operatorWords).text;
  const lists = queries.map((query) =>
    readList(requests, new URLSearchParams(query), { health, alerts }),
  );
  const views = ids.map((id) => readRequest(requests, id));
  const pages = [
    ...(await Promise.all(lists)).map((list) => DeskList(list)),
    ...(await Promise.all(views)).map((view) => RequestView(view)),
    Weeks({ ...(await readWeeks(requests, operatorWords, 12)), spans: [4, 12] }),
    Login({ address: '/desk' }),
  ];
  const html = pages.map(htmlOf).join('\n');
  return { html, foreign: foreignIn(html, ids) };
}

const inState = (id: string, state: DeliveryState) => rewrite(requests.engine, { state }, id);

test('pages of the desk say nothing in another language', async () => {
  expect((await pagesOfDesk()).foreign).toEqual([]);
  await add('10');
  await tryNext(requests, refused(503, 60_000));
  await add('11');
  for (const [index, reason] of Object.keys(en.desk.reasons).entries())
    await add(`2${index}`, reason);
  await addCallInEachState();
  for (const [id, state] of [
    ['12', 'parked'],
    ['13', 'delivered'],
    ['14', 'erased'],
  ] as const) {
    await add(id);
    await inState(id, state);
  }
  await requests.erase(['14']);
  const { html, foreign } = await pagesOfDesk();
  expect(html).toContain('<html lang="el-GR" dir="ltr"');
  expect(html).toContain('data-delivery="paused"');
  expect(foreign).toEqual([]);
});

test('mails to the owner are in that language, as page and as text', async () => {
  await add('10');
  await addCallInEachState();
  const stored = await requests.newest({}, 99);
  const ids = stored.map(({ id }) => id);
  expect(ids).toHaveLength(7);
  const [initial] = agency.name;
  for (const request of stored) {
    const { subject, text, page } = writeOwnerMail(request);
    const withoutAddresses = `${subject}\n${text}`.replaceAll(/https:\S+/g, '');
    const said = `${renderToStaticMarkup(page)}\n${withoutAddresses}`;
    const foreign = foreignIn(said, ids).filter((words) => words !== initial);
    expect({ id: request.id, foreign }).toEqual({ id: request.id, foreign: [] });
  }
});

test('what became of a mail is told in that language', async () => {
  await add('10');
  const mails = mailsIn(requests.engine);
  await mails.enqueueForNewRequests({ visitors: mailServer, copies: mailServer });
  const outcomes = [
    ['pending', null],
    ['pending', '451'],
    ['parked', '552'],
    ['ended', null],
    ['delivered', HANDED_OVER],
    ['delivered', '250, refused for 2 of the mailboxes'],
    ...Object.keys(en.desk.reasons).map((reason) => ['ended', reason] as const),
  ] as const;
  for (const [state, answer] of outcomes) {
    const at = state === 'delivered' ? Date.now() : null;
    const values = { state, answer, at };
    await requests.engine.query(
      'UPDATE mail SET state = :state, last_answer = :answer, delivered_at = :at',
      values,
    );
    const { facts, mailKinds } = operatorWords.desk.request;
    const { html, foreign } = await pagesOfDesk();
    for (const fact of [facts.replyBy, mailKinds.confirmation]) expect(html).toContain(fact);
    expect({ state, answer, foreign }).toEqual({ state, answer, foreign: [] });
  }
});

test('results and refusals of actions are in that language', async () => {
  const press = async (action: string, id = '') => {
    const sentences = await runAction(requests, action, id).catch((failure) =>
      explainFailure(failure, operatorWords),
    );
    return foreignIn(htmlOf(<Result sentences={sentences} address="/desk/requests/10" />));
  };
  for (const action of [...Object.keys(operatorWords.desk.actions), 'none']) {
    await add('10', 'over quota').catch(() => undefined);
    for (const state of ['held', 'parked', 'pending', 'delivered'] as const) {
      await inState('10', state);
      const saidOf = { known: await press(action, '10'), unknown: await press(action, '99') };
      expect({ action, state, ...saidOf }).toEqual({ action, state, known: [], unknown: [] });
    }
  }
  await addCall('20');
  expect(await press('free', '20')).toEqual([]);
  expect(await press('free', '20')).toEqual([]);
  expect(await press('agree', '20')).toEqual([]);
  expect(await press('agree', '20')).toEqual([]);
  await changeCall(requests, '20', Date.now() + 2 * DAY_MS);
  expect(await press('agree', '20')).toEqual([]);
  expect(await press('forget', '2@3.example')).toEqual([]);
});

test('failures, and all that a receiver may answer, are in that language', () => {
  const failures = [
    { errstr: 'database or disk is full' },
    { path: '1', code: 'ENOENT' },
    { path: '1', dest: '2', code: 'ENOENT' },
    { syscall: 'write', code: 'EBADF' },
    { syscall: 'write', code: 'EPIPE' },
  ];
  const codes = ['ENOENT', 'EBADF', 'EPIPE'];
  const explained = failures.map((failure) => explainFailure(failure, operatorWords));
  expect(explained.flatMap((said) => foreignIn(said, codes))).toEqual([]);

  const answers = Array.from({ length: 500 }, (_, index) => `${100 + index}`);
  const failed = ['ECONNREFUSED', 'ENOTFOUND', 'timeout', 'ETLS', 'ESOCKET', '28P01', '57P01'];
  for (const answer of [...answers, ...failed]) {
    const said = `${answerInASentence(answer, operatorWords)} ${remedyFor(answer, operatorWords)}`;
    expect({ answer, foreign: foreignIn(said, [answer]) }).toEqual({ answer, foreign: [] });
  }
});

test('alerts are in that language, and their kinds in English', async () => {
  const healthy = await readStoreHealth(requests);
  const bad: StoreHealth = {
    ...healthy,
    late: 2,
    undelivered: 2,
    oldestUndeliveredSeconds: 9,
    failing: 1,
    isFull: true,
    freeMegabytes: 1,
    parked: 1,
    held: 9,
    hasReceiver: false,
    hasTimeZone: false,
    callsToAgree: 1,
    heldOverQuota: 1,
    heldInFlood: 1,
    isHeldRoomScarce: true,
    lastSpamAt: Date.now(),
    unreadableCalendars: 1,
    eventsNotUnderstood: 1,
    callsBeyondLimit: 1,
    callsWithoutEvent: 1,
    wrongPasswords: 10,
    oldestRequestAt: Date.now() - 400 * DAY_MS,
    mail: {
      ...healthy.mail,
      late: 2,
      lateConfirmations: 1,
      missedConfirmations: 1,
      refusedCopies: 1,
      pausedSince: Date.now() - HOUR_MS,
    },
  };
  const english = alertsIn(bad, englishOperatorWords);
  const alerts = [bad, { ...bad, lastBackupAt: 0 }].map((health) =>
    alertsIn(health, operatorWords),
  );
  expect(alerts.map(({ kinds }) => kinds)).toEqual([english.kinds, english.kinds]);
  alerts.push(alertsOfFailedStore({ code: '1' }, operatorWords));
  const said = alerts.flatMap(({ subject, text }) => [subject, text]);
  expect(said.flatMap((sentences) => foreignIn(sentences))).toEqual([]);
  expect(english.text.split('\n')).toHaveLength(20);
});

test('a language without words of the desk has the English ones as a whole', () => {
  const { alerts, desk } = operatorWords;
  expect(operatorWordsOf({ alerts, desk, locale: 'fr-FR' })).toBe(englishOperatorWords);
});
