import type { Receiver } from '#server/configuration/receivers.ts';
import { submit } from '#server/delivery/submit.ts';
import { UNKNOWN } from '#server/requests/attempt.ts';
import { answersIn } from '#server/requests/stored-request.ts';
import { aRequestBody } from '../kit/builders/consultation-request.ts';
import { type MailFault, startMailReceiver } from '../kit/real/mail-receiver.ts';
import { until } from '../kit/real/until.ts';
import { type Behaviour, startWebhookReceiver } from '../kit/real/webhook-receiver.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { fakeOnly } from '../kit/setup/today-is.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** A receiver that never answers is given up soon. Others get a minute, because any call may be slow on a busy machine. */
const SHORT = 300;
const LONG = 60 * SECOND;

const body = JSON.stringify(aRequestBody({ name: 'Zoë 👩‍🚀', description: 'secret plans' }));
const SECRETS = /canary|127\.0\.0\.1|pa55word|MfKQ9r8|agency|Zoë|plans/;

const accepted = (status: number) => ({ verdict: 'accepted', answer: `${status}` });
const rejected = (status: number, retryAfterMs?: unknown) => ({
  verdict: retryAfterMs ? 'receiver at fault' : 'unclear',
  answer: `${status}`,
  ...(retryAfterMs ? { retryAfterMs } : {}),
});
const refusedAlone = (status: number) => ({ verdict: 'row at fault', answer: `${status}` });
const none = (answer: unknown = expect.any(String)) => ({ verdict: 'unclear', answer });

const unknown = { verdict: 'row at fault', answer: UNKNOWN, waitsMs: HOUR };

const byWebhook: Record<Behaviour, object> = {
  accepts: accepted(200),
  'accepts slowly': accepted(200),
  'accepts, with an endless body': accepted(200),
  'accepts, with half of a compressed body': accepted(200),
  'is broken': refusedAlone(500),
  'is an n8n that starts': rejected(503),
  'is overloaded': rejected(503),
  'wants a password': rejected(401),
  redirects: rejected(302),
  'asks to wait two minutes': rejected(429, 120_000),
  'asks to wait a day': rejected(503, HOUR),
  'asks to wait until a time in a minute and a half': rejected(503, expect.closeTo(86_000, -4)),
  'asks to wait nonsense': { ...rejected(429), retryAfterMs: undefined },
  'refuses the request': refusedAlone(422),
  'resets before reading': none('ECONNRESET'),
  'resets after reading': none('ECONNRESET'),
  hangs: none('timeout'),
  'answers garbage': none('HTTPParserError'),
  'answers with endless headers': none('UND_ERR_HEADERS_OVERFLOW'),
};

const afterHandOver = {
  'takes it slowly': { waits: 9 * LONG, answer: accepted(250) },
  'takes it, then hangs': { waits: 11 * LONG, answer: unknown },
};

/** `mail.slow.test.ts` has the others, which are about one mailbox or one mail. */
const byMail: Partial<Record<MailFault, object>> = {
  'is overloaded': rejected(421),
  'drops at once': none(),
  'closes in the middle': rejected(421),
  'takes it, then drops': unknown,
  hangs: none('timeout'),
  'has an endless banner': none(),
  'answers garbage': none(),
  'refuses the log-in': rejected(535),
};

async function startWebhook(fault: string) {
  const { url, behave, close } = await startWebhookReceiver();
  behave(fault as Behaviour);
  const hidden = { username: 'ann', password: 'pa55word', pathname: '/canary' };
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  return { receiver: { url: Object.assign(new URL(url), hidden), secret }, close };
}

async function startMail(fault: string) {
  const { port, mails, behave, close } = await startMailReceiver();
  behave(fault as MailFault);
  const smtpUrl = new URL(`smtp://site%40agency.example:pa55word@127.0.0.1:${port}`);
  const to = ['ann@agency.example', 'bob@agency.example'];
  return { receiver: { smtpUrl, from: 'site@agency.example', to }, mails, close };
}

let close = async () => {};
afterEach(() => close());

function send(receiver: Receiver, stop?: AbortSignal) {
  return submit({ id: '7a2f', body, answers: answersIn(body), attempt: 3 }, receiver, stop);
}

describe.each([
  { kind: 'webhook', start: startWebhook, answers: Object.entries(byWebhook) },
  { kind: 'mail', start: startMail, answers: Object.entries(byMail) },
])('requests that go by $kind', ({ start, answers }) => {
  async function call(fault: string, timeoutMs: number, stop?: AbortSignal) {
    const server = await start(fault);
    close = server.close;
    return send({ ...server.receiver, timeoutMs }, stop);
  }

  test.each(answers)(
    'submit classifies the answer of a receiver that %s, and logs none of its words',
    async (fault, answer) => {
      const log = captureLog();
      expect(await call(fault, fault === 'hangs' ? SHORT : LONG)).toEqual(
        expect.objectContaining(answer),
      );
      for (const line of log.lines()) expect(line).toMatchObject({ id: '7a2f' });
      expect(log.lines()).not.toEqual([]);
      expect(log.text()).not.toMatch(SECRETS);
    },
  );

  test('a stopping site interrupts a call to a receiver that hangs', async () => {
    const stop = AbortSignal.timeout(SHORT);
    expect(await call('hangs', LONG, stop)).toEqual({ verdict: 'interrupted' });
  });
});

test.each(Object.entries(afterHandOver))(
  'after the hand-over, a mail server that %s has ten times as long',
  async (fault, { waits, answer }) => {
    const { receiver, mails, close: end } = await startMail(fault);
    close = end;
    fakeOnly(/Interval/);
    const attempt = send({ ...receiver, timeoutMs: LONG });
    await until(() => mails.length > 0, LONG, 'The mail server took nothing');
    jest.advanceTimersByTime(waits);
    expect(await attempt).toEqual(expect.objectContaining(answer));
  },
);
