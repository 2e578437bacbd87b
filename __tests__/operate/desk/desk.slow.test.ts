import { addDays } from 'date-fns/addDays';
import { toDateString } from '#domain/call-dates.ts';
import { momentInFull } from '#domain/moment-in-words.ts';
import { type Outbox, outboxIn } from '#server/leads.ts';
import { desk } from '../../../scripts/operate/desk/desk.ts';
import { tryNext } from '../../kit/builders/attempts.ts';
import { A_SERVICE, aCallBody, aRequestBody } from '../../kit/builders/consultation-request.ts';
import { newFolder } from '../../kit/setup/stores.ts';
import { choices, formFields, locale, requestMail } from '../../kit/words.ts';

const TOKEN = 'the-token-of-this-desk';
const DESK = `http://127.0.0.1:4100/${TOKEN}/`;
const FROM_ITSELF = { 'sec-fetch-site': 'same-origin', origin: 'null' };

let now: number;
let outbox: Outbox;
let answer: (call: Request) => Promise<Response>;

beforeEach(async () => {
  now = Date.now();
  outbox = outboxIn((await newFolder()).connect(() => now));
  answer = desk(outbox, TOKEN, 0);
});

const add = (id: string, changes: Record<string, unknown> = {}, heldBecause?: string) =>
  outbox.add({ id, body: JSON.stringify(aRequestBody(changes)), heldBecause });

const ask = (question: string, headers = {}, address = DESK) =>
  answer(new Request(`${address}${question}`, { headers }));

const read = async (question: string) => (await ask(question)).text();

const send = (
  form: Record<string, string>,
  headers: Record<string, string> = FROM_ITSELF,
  address = DESK,
) => {
  const body = new URLSearchParams({ token: TOKEN, ...form });
  return answer(new Request(address, { method: 'POST', headers, body }));
};

test.each([
  ['?state=held', ['two']],
  ['?word=pistons', ['one']],
  ['?day=2020-01-01', []],
  ['?state=nonsense&day=nonsense', ['one', 'three', 'two']],
])('%s lists %j', async (question, found) => {
  await add('one', { description: 'We sell Pistons.' });
  await add('two', { description: 'Spam' }, 'honeypot');
  await add('three', { description: 'Looms' });
  const listed = [...(await read(question)).matchAll(/href="\?id=(\w+)"/g)].map(([, id]) => id);
  expect(listed.toSorted()).toEqual(found);
});

test('a long list goes on from page to page and misses none', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `id-${index}`);
  for (const id of ids) await add(id);
  const listed: string[] = [];
  let question: string | undefined = '';
  while (question !== undefined) {
    const page = await read(question);
    listed.push(...[...page.matchAll(/href="\?id=([\w-]+)"/g)].map(([, id = '']) => id));
    question = /href="([^"]+)">Older ones/.exec(page)?.[1]?.replaceAll('&amp;', '&');
  }
  expect(listed.toSorted()).toEqual(ids.toSorted());
});

test('the desk shows calls on both clocks, soonest first, and answers in the words of the form', async () => {
  const day = (days: number) => toDateString(addDays(new Date(), days));
  const addCall = (id: string, callDate: string, timeZone: string | null) =>
    outbox.add({
      id,
      body: JSON.stringify(aCallBody({ name: id, callDate })),
      attributes: { timeZone },
    });
  await addCall('later', day(9), 'Europe/Berlin');
  await addCall('sooner', day(8), 'Asia/Tokyo');
  await addCall('past', day(-3), 'Asia/Tokyo');
  await addCall('nowhere', day(8), null);

  const list = await read('');
  const coming = list.slice(list.indexOf('Calls to come'), list.indexOf('<search'));
  expect([...coming.matchAll(/\?id=(\w+)/g)].map(([, id]) => id)).toEqual(['sooner', 'later']);
  expect(coming).toMatch(/10:00\sAM theirs, Tokyo</);

  const page = await read('?id=sooner');
  const theirs = momentInFull(new Date(`${day(8)}T10:00+09:00`), 'Asia/Tokyo', locale);
  expect(page).toContain(requestMail.onBothClocks('', theirs));
  expect(page).toContain(`${formFields.service}</dt><dd dir="auto">${choices.service[A_SERVICE]}<`);
  expect(page).toContain('href="mailto:%22sooner%22%20%3Cada%40example.com%3E"');
  expect(page).toContain('href="tel:+15550100"');
});

test('the desk says whether delivery flows, is late or fails, and why', async () => {
  await add('one');
  expect(await read('')).toContain('Delivery flows');
  now += 11 * 60_000;
  expect(await read('')).toContain('Delivery is late');
  await tryNext(outbox, { kind: 'none', reason: 'ECONNREFUSED' });
  const page = await read('');
  expect(page).toContain('Delivery fails');
  expect(page).toContain('nobody answers there: ECONNREFUSED');
});

test('the desk says that a request is missing and that the store does not answer', async () => {
  expect(await read('?id=gone')).toContain('There is no request with that id.');
  jest.spyOn(outbox, 'health').mockRejectedValue(Object.assign(new Error(), { code: 'ENOSPC' }));
  expect(await read('')).toContain('The store does not answer: ENOSPC.');
});

test('the desk forgets a person only when asked twice', async () => {
  await add('one', { email: 'eve@example.com' });
  const first = await (await send({ action: 'forget', person: 'eve@example.com' })).text();
  expect(first).toContain('Forget for good');
  expect((await outbox.find('one'))?.body).toContain('eve@example.com');
  await send({ action: 'forget for good', person: 'eve@example.com' });
  expect(await outbox.find('one')).toBeUndefined();
});

const SITE = 'http://127.0.0.1:4100';
type Sent = { address?: string; headers?: Record<string, string>; form?: Record<string, string> };

test.each<[string, Sent]>([
  ['another token in the address', { address: `${SITE}/another/` }],
  ['no token in the address', { address: `${SITE}/` }],
  ['another host', { address: `http://evil.example:4100/${TOKEN}/` }],
  ['a link of another site', { headers: { 'sec-fetch-site': 'cross-site', origin: 'null' } }],
  ['a link of a sister site', { headers: { 'sec-fetch-site': 'same-site', origin: 'null' } }],
])('a visitor with %s finds and changes nothing', async (_, { address, headers }) => {
  await add('held', {}, 'honeypot');
  const reply = await ask('', headers, address);
  expect([reply.status, await reply.text()]).toEqual([404, 'Nothing is here.\n']);
  expect(await send({ action: 'release', id: 'held' }, headers, address)).toHaveProperty(
    'status',
    404,
  );
  expect(await outbox.find('held')).toMatchObject({ state: 'held' });
});

test.each<[string, Sent]>([
  ['another token in its body', { form: { token: 'another' } }],
  ['another origin', { headers: { ...FROM_ITSELF, origin: 'http://evil.example' } }],
  ['no word of where it began', { headers: {} }],
])('a form with %s changes nothing', async (_, { form, headers }) => {
  await add('held', {}, 'honeypot');
  const reply = await send({ action: 'release', id: 'held', ...form }, headers);
  expect(reply.status).toBe(404);
  await ask(`?token=${TOKEN}&action=release&id=held`);
  expect(await outbox.find('held')).toMatchObject({ state: 'held' });
});

test('a page of the desk is neither stored, framed nor run, and tells others nothing', async () => {
  const { headers } = await ask('');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'$/,
  );
});
