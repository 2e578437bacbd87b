import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { GET as readFeed } from '#app/calendar/[file]/route.ts';
import { GET as openPage } from '#app/call/[key]/route.tsx';
import { operatorWords } from '#content/operator-words.ts';
import { callHours } from '#domain/call-hours.ts';
import { type CallState, callStateOf, operatorsActions } from '#domain/call-state.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { RequestView } from '#features/desk/request-view.tsx';
import { hashOfKey } from '#server/calls/call-key.ts';
import { sendToReceiver } from '#server/delivery/send-to-receiver.ts';
import { readRequest } from '#server/desk/read-request.ts';
import { type MailKindName, mailKinds, visitorMailKinds } from '#server/mail/mail-kinds.ts';
import { writeOwnerMail } from '#server/mail/owner-mail.tsx';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import { readCallCounts } from '#server/requests/coming-calls.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { insertionInto } from '#server/store/rows.ts';
import { readArguments } from '../../scripts/operate/outbox/read-arguments.ts';
import { combinations } from '../kit/builders/combinations.ts';
import { aCallBody, nextAddress } from '../kit/builders/requests.ts';
import { readable } from '../kit/readable.ts';
import { startWebhookReceiver } from '../kit/real/webhook-receiver.ts';
import { aFolder } from '../kit/setup/folder.ts';
import { todayIs } from '../kit/setup/today-is.ts';
import {
  callBooking,
  callPage,
  requestWords,
  sentRequest,
  visitorMail as words,
} from '../kit/words.ts';

type State = CallState['is'];

const ID = 'the-request';
const KEY = '0123456789abcdef0123456789abcdef';
const FEED_KEY = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const ZONE = 'America/New_York';
const NOW = Date.parse('2026-11-23T15:10Z');
const TIMES = { 'to come': '11:00', 'under way': '10:00', over: '09:00' };

let workflow: Awaited<ReturnType<typeof startWebhookReceiver>>;

beforeAll(async () => {
  todayIs(new Date(NOW));
  Object.assign(callHours, { timeZone: ZONE, callMinutes: 30 });
  Object.assign(process.env, { DATA_DIR: aFolder(), CALENDAR_FEED_KEY: FEED_KEY });
  workflow = await startWebhookReceiver();
  // The environment is read while the hours have a zone.
  await ourRequests().newest({}, 1);
});
afterAll(() => Promise.all([workflow.close(), ourRequests().close()]));

const BOTH = [false, true];
const everyCase = combinations({
  time: ['to come', 'under way', 'over'] as const,
  hasZone: BOTH,
  reserves: BOTH,
  isFreed: BOTH,
  isCancelled: BOTH,
  isChangedLater: BOTH,
  isHeld: BOTH,
  isErased: BOTH,
});
type Case = (typeof everyCase)[number];

const isImpossible = (is: Case) =>
  (is.isHeld && is.isErased) ||
  (is.isCancelled && (is.isChangedLater || is.isFreed)) ||
  (is.reserves && (is.isFreed || is.isCancelled || is.isHeld || is.isErased || !is.hasZone)) ||
  // Without a zone a request has no call.
  (!is.hasZone && (is.isFreed || is.isCancelled || is.isChangedLater));

function rowOf(is: Case) {
  const callTime = TIMES[is.time];
  const callAt = is.hasZone && !is.isErased ? Date.parse(`2026-11-23T${callTime}-05:00`) : null;
  const asked = { callDate: '2026-11-23', callTime };
  const formValues = aCallBody(is.isCancelled ? { callDate: null, callTime: null } : asked);
  const delivery = is.isErased ? 'delivered' : 'pending';
  return {
    id: ID,
    state: is.isHeld ? 'held' : delivery,
    heldBecause: is.isHeld ? 'honeypot' : null,
    body: is.isErased ? null : JSON.stringify(formValues),
    timeZone: is.isErased ? null : ZONE,
    callHash: is.hasZone ? hashOfKey(KEY) : null,
    callAt,
    callEnds: callAt && callAt + HOUR_MS / 2,
    keepUntil: is.isErased ? 0 : NOW + 5 * HOUR_MS,
    isCancelled: is.isCancelled,
    isFreed: is.isFreed,
    needsAgreement: is.isFreed || !(is.reserves || is.isCancelled),
    reserves: is.reserves,
  };
}

async function store(is: Case) {
  Object.assign(callHours, { timeZone: is.hasZone ? ZONE : undefined });
  const { engine } = ourRequests();
  await engine.query('DELETE FROM outbox');
  const row = rowOf(is);
  const rows = [
    row,
    ...(is.isChangedLater ? [{ ...row, id: 'later', revision: 1, reserves: false }] : []),
  ];
  for (const stored of rows) {
    const { sql, values } = insertionInto('outbox', stored, { acceptedAt: ':now', dueAt: ':now' });
    await engine.query(sql, values);
  }
}

const NOT_AGREED: State[] = ['requested', 'over', 'freed', 'changedLater'];
const NOTHING_TO_DO: State[] = ['agreed', 'requested', 'over', 'erased'];

const forEachMailToVisitors = <Thing>(make: (kind: MailKindName) => Thing) =>
  Object.fromEntries(visitorMailKinds.map((kind) => [`the ${kind}`, make(kind)] as const));

type Place = (request: StoredRequest) => Promise<State[] | undefined>;

/** Each place names the states that fit its words. A place without words gives undefined. */
const PLACES: Record<string, Place> = {
  'the page': async ({ callHash, isChangedLater }) => {
    if (callHash === null || isChangedLater) return undefined;
    const link = `https://agency.example/call/${KEY}`;
    const visit = new Request(link, { headers: { [SOCKET_ADDRESS]: nextAddress() } });
    const page = await openPage(visit, { params: Promise.resolve({ key: KEY }) });
    return onlyStateSaidIn(readable(await page.text()), {
      agreed: callPage.when,
      requested: callBooking.requestedTime,
      freed: callPage.freed,
      cancelled: callPage.cancelled.title,
      over: callPage.over.title,
      erased: callPage.erased.title,
    });
  },

  'the mail to the owner': async (request) => {
    if (request.body === null) return undefined;
    const { notAgreed, cancelled } = requestWords;
    const said = statesSaidIn(writeOwnerMail(request).text, {
      ...notAgreed,
      cancelled: cancelled(),
    });
    expect(said.length).toBeLessThan(2);
    return said.length > 0 ? said : ['agreed'];
  },

  ...forEachMailToVisitors((kind) => async (request) => {
    const callState = callStateOf(request, NOW);
    const isSent = request.body !== null && request.state !== 'held' && !request.isChangedLater;
    if (!isSent || (callState.hasBegun && !request.isCancelled)) return undefined;
    return onlyStateSaidIn(mailKinds[kind].write(request, NOW).text, {
      agreed: words.weCall,
      requested: sentRequest.toBeConfirmed,
      freed: callPage.freed,
      cancelled: callPage.cancelled.text,
    });
  }),

  'the calendar': async () => {
    const visit = new Request('https://agency.example/calendar', {
      headers: { [SOCKET_ADDRESS]: nextAddress() },
    });
    const params = Promise.resolve({ file: `${FEED_KEY}.ics` });
    const feed = (await (await readFeed(visit, { params })).text()).replaceAll('\r\n ', '');
    if (!feed.includes(`site-${ID}`)) return undefined;
    const { requested, over } = requestWords.notAgreed;
    const said = statesSaidIn(feed.replaceAll('\\', ''), { requested, over });
    const isConfirmed = feed.includes('STATUS:CONFIRMED');
    expect(isConfirmed).toBe(said.length === 0);
    return isConfirmed ? ['agreed', 'over'] : said;
  },

  'the header': async (request) => {
    const { body } = request;
    if (body === null) return undefined;
    await sendToReceiver({ ...request, body }, { url: new URL(workflow.url), timeoutMs: 60_000 });
    const headers = workflow.calls.at(-1)?.headers ?? {};
    if (headers['x-call-needs-agreement'] === 'yes') return NOT_AGREED;
    return headers['x-call-status'] === 'cancelled' ? ['cancelled'] : ['agreed'];
  },

  'the desk': async (request) => {
    const html = renderToStaticMarkup(RequestView(await readRequest(ourRequests(), ID)));
    const said = statesSaidIn(readable(html), DESK);
    const offered = ['free', 'agree'].filter((action) => html.includes(`value="${action}"`));

    expect(offered).toEqual(operatorsActions(callStateOf(request, NOW)));
    if (offered.length === 0) expect(said).not.toContain('requested');
    if (offered.join() === 'free') return ['agreed'];
    return said.length > 0 ? said : NOTHING_TO_DO;
  },

  'the list of the commands': async ({ state }) => {
    const said = statesSaidIn(await types('list', '--all'), COMMANDS);
    // It says why a request is held instead.
    if (state === 'held') return undefined;
    return said.length > 0 ? said : NOTHING_TO_DO;
  },

  'the command show': async () => {
    const standing: State[] = ['agreed', 'requested', 'freed'];
    const isStanding = /^Call at/m.test(await types('show', ID));
    return isStanding ? standing : ['cancelled', 'over', 'erased', 'changedLater'];
  },

  'the export': async () => {
    const [head = '', ...rows] = (await types('export')).split('\r\n');
    const row = rows.find((line) => line.startsWith(ID)) ?? '';
    const [column, cells] = [head.split(/[,;]/).indexOf('callStatus'), row.split(/[,;]/)];
    const status = cells[column];
    if (status === 'changed later') return ['changedLater'];
    return status === 'cancelled' ? ['cancelled'] : ['freed', ...NOTHING_TO_DO];
  },

  'the figures': async (request) => {
    // The figures count the later request.
    if (request.isChangedLater) return undefined;
    const { callsAgreed, callsToAgree } = await readCallCounts(ourRequests().engine);
    expect(callsAgreed + callsToAgree).toBeLessThan(2);
    if (callsAgreed > 0) return ['agreed'];
    // The database cannot tell when a call of an unknown moment is over.
    if (callsToAgree > 0) return request.callAt === null ? ['requested', 'over'] : ['requested'];
    const uncounted = [...statesBut('agreed', 'requested')];
    const isHeldOrBegun = request.state === 'held' || callStateOf(request, NOW).hasBegun;
    return isHeldOrBegun ? [...uncounted, 'requested'] : uncounted;
  },
};

const DESK = { ...operatorWords.desk.calls.remarks, cancelled: requestWords.cancelled() };

const COMMANDS = {
  changedLater: 'the call was changed later',
  freed: 'you freed this time',
  requested: 'this time may be taken',
  cancelled: 'the call is cancelled',
};

const statesSaidIn = (said: string, words: Partial<Record<State, string>>) =>
  Object.entries(words).flatMap(([state, sentence]) =>
    said.includes(sentence) ? [state as State] : [],
  );

function onlyStateSaidIn(...given: Parameters<typeof statesSaidIn>) {
  const states = statesSaidIn(...given);
  expect(states).toHaveLength(1);
  return states;
}

function types(...typed: string[]) {
  const { run, given } = readArguments(typed);
  return text(Readable.from(run(ourRequests(), { ...given, place: { dataFolder: '' } })));
}

/** A state without a row here is a type error. */
const IN_EVERY_CASE: Record<Exclude<State, 'none'>, true> = {
  agreed: true,
  requested: true,
  freed: true,
  over: true,
  cancelled: true,
  changedLater: true,
  erased: true,
};
const STATES = Object.keys(IN_EVERY_CASE) as State[];
const statesBut = (...without: State[]) =>
  new Set(STATES.filter((state) => !without.includes(state)));

test('page, mails, feed, header, desk, commands, export and figures say one state', async () => {
  const heard = new Map(Object.keys(PLACES).map((place) => [place, new Set<State>()]));
  for (const is of everyCase) {
    if (isImpossible(is)) continue;
    await store(is);
    const request = await ourRequests().find(ID);
    if (!request) throw new Error('The request was not stored');
    const callState = callStateOf(request, NOW).is;
    for (const [place, read] of Object.entries(PLACES)) {
      const said = await read(request);
      if (said === undefined) continue;
      expect({ is, place, said }).toEqual({ is, place, said: expect.arrayContaining([callState]) });
      heard.get(place)?.add(callState);
    }
  }
  expect(Object.fromEntries(heard)).toEqual({
    'the page': statesBut('changedLater'),
    'the mail to the owner': statesBut('erased'),
    ...forEachMailToVisitors(() => statesBut('changedLater', 'erased', 'over')),
    'the calendar': statesBut('cancelled', 'changedLater', 'erased', 'freed'),
    'the header': statesBut('erased'),
    'the desk': statesBut(),
    'the list of the commands': statesBut(),
    'the command show': statesBut(),
    'the export': statesBut(),
    'the figures': statesBut('changedLater'),
  });
});

test('the database reserves no time for a freed, cancelled, held or erased call', async () => {
  for (const is of everyCase) {
    if (!is.reserves || !is.hasZone || !isImpossible(is) || (is.isHeld && is.isErased)) continue;
    const end = await store(is).then(() => 'stored', String);
    expect({ is, end }).toEqual({ is, end: expect.stringContaining('CHECK') });
  }
});
