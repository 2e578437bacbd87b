import { POST } from '#app/api/consultation/route.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { mailSender } from '#server/mail/mail-sender.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { processWide } from '#server/process/process-wide.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import { courierOf } from '#server/queue/courier.ts';
import { requestsIn } from '#server/requests/requests.ts';
import { accepted, mailServer } from '../kit/builders/attempts.ts';
import { aPost, aRequestBody } from '../kit/builders/requests.ts';
import { newFolder } from '../kit/setup/stores.ts';

/** Requests beyond a network's ten an hour are held, and get no mail. */
const ATTACKS_EVERY_MINUTES = 5;
const HOURS = 2;
const ATTACKERS = 16;
const AT_ONCE = 15;
const visitors = mailServer;
const stopClaiming = new AbortController().signal;

const post = (email: string, network: string) =>
  POST(
    aPost(aRequestBody({ email }), {
      [SOCKET_ADDRESS]: network,
      'idempotency-key': crypto.randomUUID(),
    }),
  );

beforeAll(() => {
  const doNotFake = ['nextTick', 'queueMicrotask', 'setImmediate'] as const;
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20), doNotFake: [...doNotFake] });
});

test('networks that ask for confirmations for hours delay no visitor by ten minutes', async () => {
  const engine = (await newFolder()).connect();
  // Nothing here depends on the disk.
  await engine.query('PRAGMA synchronous = OFF');
  const requests = processWide('requests', () => requestsIn(engine));
  const mails = mailsIn(engine);
  const sentAt = new Map<string, number>();
  const send = mailSender(requests, { visitors }, async (_, { to }) => {
    sentAt.set(String(to), Date.now());
    return accepted;
  });
  const enqueueNew = () => mails.enqueueForNewRequests({ visitors });
  const { deliver } = courierOf(mails, send, { enqueueNew });

  const askedAt = new Map<string, number>();
  const attack = async (times: number) => {
    for (let network = 0; network < ATTACKERS; network += 1)
      for (let left = times; left > 0; left -= 1)
        await post(`${crypto.randomUUID()}@attacked.example`, `203.0.113.${network}`);
  };
  await attack(AT_ONCE);
  for (let minute = 0; minute < HOURS * 60; minute += 1) {
    if (minute % ATTACKS_EVERY_MINUTES === 0) await attack(1);
    if (minute % 60 === 30) {
      const email = `${minute}@visitor.example`;
      askedAt.set(email, Date.now());
      await post(email, `198.51.100.${minute / 30}`);
    }
    await deliver({ lease: 'ours', stopClaiming });
    jest.advanceTimersByTime(MINUTE_MS);
  }

  const delays = [...askedAt].map(([email, at]) => (sentAt.get(email) ?? Infinity) - at);
  expect(delays).toHaveLength(HOURS);
  expect(Math.max(...delays)).toBeLessThanOrEqual(10 * MINUTE_MS);
});
