import { addDays } from 'date-fns/addDays';
import { agency } from '#content/agency.ts';
import { choices } from '#content/choices.ts';
import { formFields } from '#content/consultation-page.ts';
import { requestMail } from '#content/request-mail.ts';
import { toDateString } from '#domain/call-dates.ts';
import { momentInFull } from '#domain/moment-in-words.ts';
import { type Outbox, outboxIn } from '#server/leads.ts';
import { desk } from '../../../scripts/operate/desk/desk.ts';
import { tryNext } from '../../kit/builders/attempts.ts';
import { A_SERVICE, aCallBody, aRequestBody } from '../../kit/builders/consultation-request.ts';
import { kindsOfStore, type Place } from '../../kit/setup/stores.ts';

const SITE = 'http://127.0.0.1:4100';
const TOKEN = 'the-token-of-this-desk';
const FROM_ITSELF = { 'sec-fetch-site': 'same-origin', origin: 'null' };

/** Journeys of an operator beside a site are in browser/desk.spec.ts. */
describe.each(kindsOfStore)('the desk of a store in $kind', ({ newPlace }) => {
  let place: Place;
  let outbox: Outbox;
  let answer: (call: Request) => Promise<Response>;

  beforeEach(async () => {
    place = await newPlace();
    outbox = outboxIn(place.connect());
    answer = desk(outbox, TOKEN, 0);
  });

  const add = (id: string, changes: Record<string, unknown> = {}, heldBecause?: string) =>
    outbox.add({ id, body: JSON.stringify(aRequestBody(changes)), heldBecause });

  const ask = (question: string, headers = {}, address = `${SITE}/${TOKEN}/`) =>
    answer(new Request(`${address}${question}`, { headers }));

  const read = async (question: string) => (await ask(question)).text();

  const send = (
    form: Record<string, string>,
    headers: Record<string, string> = FROM_ITSELF,
    address = `${SITE}/${TOKEN}/`,
  ) =>
    answer(
      new Request(address, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ token: TOKEN, ...form }),
      }),
    );

  test('saves what is listed for a spreadsheet', async () => {
    await add('one', { name: 'Ada' });
    await add('two', { name: 'Grace' }, 'honeypot');

    const file = await ask('?state=held&as=csv');

    expect(file.headers.get('content-disposition')).toContain('requests.csv');
    const text = await file.text();
    expect(text).toContain('Grace');
    expect(text).not.toContain('Ada');
  });

  test.each([
    ['?state=held', ['two'], ['one', 'three']],
    ['?word=pistons', ['one'], ['two', 'three']],
    ['?day=2020-01-01', [], ['one', 'two', 'three']],
    ['?state=nonsense&day=nonsense', ['one', 'two', 'three'], []],
  ])('%s lists what it asks for', async (question, found, others) => {
    await add('one', { description: 'We sell Pistons.' });
    await add('two', { description: 'Spam' }, 'honeypot');
    await add('three', { description: 'Looms' });

    const page = await read(question);

    const listed = [...page.matchAll(/href="\?id=(\w+)"/g)].map(([, id]) => id);
    expect(listed.toSorted()).toEqual(found.toSorted());
    for (const other of others) expect(listed).not.toContain(other);
  });

  test('a long list goes on from page to page, and misses none', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `id-${index}`);
    for (const id of ids) await add(id);

    const listed: string[] = [];
    let question: string | undefined = '';
    while (question !== undefined) {
      const page = await read(question);
      listed.push(...[...page.matchAll(/href="\?id=([\w-]+)"/g)].map(([, id = '']) => id));
      question = /href="([^"]+)">Older ones/.exec(page)?.[1]?.replaceAll('&amp;', '&');
    }

    expect(listed).toHaveLength(ids.length);
    expect(new Set(listed)).toEqual(new Set(ids));
  });

  test('shows one request as its visitor wrote it, and never as markup', async () => {
    await add('one', { name: '<b>Eve</b>', description: 'first\n<script>alert(1)</script>' });

    const page = await read('?id=one');

    expect(page).toContain('&lt;b&gt;Eve&lt;/b&gt;');
    expect(page).toContain('first\n&lt;script&gt;');
    expect(page).not.toContain('<script');
  });

  test('a call is told by both clocks, calls to come soonest first, answers as the form has them', async () => {
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
    expect(coming).toMatch(/ yours · \w+, \w+ \d+, 10:00\sAM theirs, Tokyo</);

    const page = await read('?id=sooner');
    const theirs = momentInFull(new Date(`${day(8)}T10:00+09:00`), 'Asia/Tokyo', agency.locale);
    expect(page).toContain(requestMail.onBothClocks('', theirs));
    expect(page).toContain(
      `${formFields.service}</dt><dd dir="auto">${choices.service[A_SERVICE]}<`,
    );
    expect(page).toContain('href="mailto:%22sooner%22%20%3Cada%40example.com%3E"');
    expect(page).toContain('href="tel:+15550100"');
    const unknown = requestMail.unknownClock(day(8), '10:00').replaceAll("'", '&#x27;');
    expect(await read('?id=nowhere')).toContain(unknown);
  });

  test('where all that waits was refused, delivery fails, and why is said in words', async () => {
    await add('one');
    await tryNext(outbox, { kind: 'none', reason: 'ECONNREFUSED' });

    const page = await read('');
    expect(page).toContain('Delivery fails');
    expect(page).toContain('nobody answers there: ECONNREFUSED');
  });

  test('says so when a request is not there, or the store does not answer', async () => {
    expect(await read('?id=gone')).toContain('There is no request with that id.');
    jest.spyOn(outbox, 'health').mockRejectedValue(Object.assign(new Error(), { code: 'ENOSPC' }));
    expect(await read('')).toContain('The store does not answer: ENOSPC.');
  });

  test('forgets a person only when asked twice', async () => {
    await add('one', { email: 'eve@example.com' });

    const first = await (await send({ action: 'forget', person: 'eve@example.com' })).text();
    expect(first).toContain(`name="token" value="${TOKEN}"`);
    expect(first).toContain('Forget for good');
    expect(first).not.toContain('--yes');
    expect((await outbox.find('one'))?.body).toContain('eve@example.com');

    await send({ action: 'forget for good', person: 'eve@example.com' });
    expect(await outbox.find('one')).toBeUndefined();
    const again = await (await send({ action: 'forget', person: 'eve@example.com' })).text();
    expect(again).toContain('Nothing is kept that eve@example.com wrote.');
    expect(again).not.toContain('Forget for good');
  });

  test.each([
    ['another token', { address: `${SITE}/another/` }],
    ['no token', { address: `${SITE}/` }],
    ['another name for this machine', { address: `http://evil.example:4100/${TOKEN}/` }],
    ['a link of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ])('who comes with %s finds nothing', async (_, { address, headers }: Asked) => {
    await add('one', { name: 'Ada' });

    const reply = await ask('', headers, address);

    expect(reply.status).toBe(404);
    expect(await reply.text()).toBe('Nothing is here.\n');
  });

  test.each([
    ['another token in its body', { form: { token: 'another' } }],
    ['another token in its address', { address: `${SITE}/another/` }],
    ['another host', { address: `http://evil.example/${TOKEN}/` }],
    [
      'another origin',
      { headers: { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example' } },
    ],
    ['another site', { headers: { 'sec-fetch-site': 'cross-site', origin: 'null' } }],
    ['a sister site', { headers: { 'sec-fetch-site': 'same-site', origin: 'null' } }],
    ['nothing said of where it began', { headers: {} }],
  ])('a form with %s changes nothing', async (_, { form, headers, address }: Sent) => {
    await add('held', {}, 'honeypot');

    const reply = await send({ action: 'release', id: 'held', ...form }, headers, address);

    expect(reply.status).toBe(404);
    expect(await outbox.find('held')).toMatchObject({ state: 'held' });
  });

  test('who only opens an address, however it is written, changes nothing', async () => {
    await add('held', {}, 'honeypot');

    await ask(`?token=${TOKEN}&action=release&id=held`);

    expect(await outbox.find('held')).toMatchObject({ state: 'held' });
  });

  test('nothing of it is kept, framed, run or told to others', async () => {
    const { headers } = await ask('');

    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'$/,
    );
  });
});

type Asked = { address?: string; headers?: Record<string, string> };
type Sent = Asked & { form?: Record<string, string> };
