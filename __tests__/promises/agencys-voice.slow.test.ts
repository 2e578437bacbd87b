import { POST as ask } from '#app/api/consultation/route.ts';
import { POST } from '#app/call/[key]/route.tsx';
import { englishOperatorWords } from '#content/operator-words.ts';
import { agencyLinkOf } from '#domain/agency-visit.ts';
import { callHours } from '#domain/call-hours.ts';
import { hashOfKey } from '#server/calls/call-key.ts';
import { findCall } from '#server/calls/change-call.ts';
import { mailSender } from '#server/mail/mail-sender.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { processWide } from '#server/process/process-wide.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import { courierOf } from '#server/queue/courier.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { requestsIn } from '#server/requests/requests.ts';
import { alertsIn } from '#server/running/alerts.ts';
import { readStoreHealth } from '#server/running/health.ts';
import { accepted } from '../kit/builders/attempts.ts';
import { aCallPost, nextAddress } from '../kit/builders/consultation-post.ts';
import { mailServer as visitors } from '../kit/builders/mail-server.ts';
import { kindsOfStore } from '../kit/setup/stores.ts';
import { todayIs } from '../kit/setup/today-is.ts';
import { visitorMail } from '../kit/words.ts';

const CALLS = 130;
const stopClaiming = new AbortController().signal;

describe.each(kindsOfStore)('with a store in $kind', ({ kind, newPlace }) => {
  let sent: string[];
  let deliver: () => Promise<void>;

  beforeEach(async () => {
    todayIs(new Date('2026-11-22T12:00Z'));
    Object.assign(callHours, { timeZone: 'America/New_York' });
    // What the process shares belongs to the other store.
    Reflect.deleteProperty(globalThis, Symbol.for('smart-business-site'));
    const engine = (await newPlace()).connect(() => Date.now());
    // Nothing here depends on the disk.
    if (kind === 'SQLite') await engine.query('PRAGMA synchronous = OFF');
    processWide('requests', () => requestsIn(engine));
    const mails = mailsIn(engine);
    sent = [];
    offered = [];
    const send = mailSender(ourRequests(), { visitors }, async ({ text }) => {
      sent.push(text);
      return accepted;
    });
    const enqueueNew = () => mails.enqueueForNewRequests({ visitors });
    const courier = courierOf(mails, send, { enqueueNew });
    deliver = () => courier.deliver({ lease: 'ours', stopClaiming });
  });

  async function askFor() {
    const { key, post } = aCallPost('2026-11-24', '16:00');
    await ask(post);
    return { key, link: `https://agency.example/call/${key}` };
  }

  /** Fifty mails are enqueued at once. */
  async function deliverAll() {
    for (let round = 0; round < 4; round += 1) await deliver();
  }

  let offered: string[] = [];

  async function move(key: string, link: string) {
    if (offered.length === 0)
      offered = ((await findCall(key))?.offered ?? []).map(({ at }) => at.toISOString());
    const at = offered.pop() ?? '';
    const request = new Request(link, {
      method: 'POST',
      headers: { [SOCKET_ADDRESS]: nextAddress() },
      body: new URLSearchParams({ revision: '0', action: 'move', at }),
    });
    expect((await POST(request, { params: Promise.resolve({ key }) })).status).toBe(303);
  }

  const isInOurName = (text: string) => !text.includes(visitorMail.ifNotYou);

  test('nobody else moves calls in the name of the agency, or past the limit of an hour', async () => {
    for (let count = 0; count < CALLS; count += 1) {
      const { key, link } = await askFor();
      // Some visitors have had a mail before the change.
      if (count % 2 === 0) await deliver();
      await move(key, `${link}?by=agency`);
    }
    await deliverAll();
    expect(sent.filter(isInOurName)).toEqual([]);
    expect(sent).toHaveLength(100);
  });

  test('mails about changes of the agency have a limit of their own, which it hears of', async () => {
    const alerts = async () =>
      alertsIn(await readStoreHealth(ourRequests()), englishOperatorWords).kinds;
    for (let count = 0; count < 61; count += 1) {
      const { key } = await askFor();
      const request = await ourRequests().lastOf(hashOfKey(key));
      await move(key, agencyLinkOf(request ?? {}) ?? '');
      if (count === 58) await deliverAll();
      if (count === 58) expect(await alerts()).not.toContain('mails of the agency');
    }
    await deliverAll();
    expect(sent.filter(isInOurName)).toHaveLength(60);
    expect(await alerts()).toContain('mails of the agency');
  });
});
