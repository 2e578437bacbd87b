import { examineMail } from '../../../scripts/operate/doctor/mail.ts';
import { sendTestRequest } from '../../../scripts/operate/doctor/send-tests.ts';
import { type MailFault, startMailReceiver } from '../../../scripts/prove/real/mail-receiver.ts';

let server: Awaited<ReturnType<typeof startMailReceiver>>;

beforeEach(async () => {
  server = await startMailReceiver();
});

afterEach(() => server.close());

function receiver() {
  const smtpUrl = new URL(`smtp://site%40agency.example:pa55word@127.0.0.1:${server.port}`);
  const to = ['ann@agency.example', 'bob@agency.example'];
  return { smtpUrl, from: 'site@agency.example', to, timeoutMs: 60_000 };
}

const examine = (changes: { smtpUrl?: URL; timeoutMs?: number } = {}) =>
  examineMail({ ...receiver(), ...changes });

test.each<[MailFault | undefined, string, RegExp]>([
  [undefined, 'right', /takes the log-in/],
  ['refuses the log-in', 'wrong', /\(EAUTH 535\): it refuses the name and password/],
  ['is overloaded', 'wrong', /421\): check host and port/],
  ['drops at once', 'wrong', /check host and port/],
  ['has an endless banner', 'wrong', /check host and port/],
  ['answers garbage', 'wrong', /check host and port/],
])(
  'of a mail server that %s the doctor says %s, and sends nothing',
  async (fault, verdict, said) => {
    server.behave(fault);

    const finding = await examine();

    expect(finding).toEqual({ verdict, sentence: expect.stringMatching(said) });
    expect(finding.sentence).not.toMatch(/agency|127\.0|pa55word/);
    expect(server.mails).toEqual([]);
  },
);

test.each<[MailFault, RegExp]>([
  ['refuses the sender', /mail server answered 550 .*MAIL_FROM/],
  ['knows one mailbox of two', /refused it for 1 of MAIL_TO/],
])('of one that %s a test request tells', async (fault, said) => {
  server.behave(fault);
  const finding = await sendTestRequest(receiver());
  expect(finding).toEqual({ verdict: 'wrong', sentence: expect.stringMatching(said) });
});

test('one that hangs, that offers no encryption, or that nobody can reach', async () => {
  server.behave('hangs');
  expect(await examine({ timeoutMs: 100 })).toMatchObject({ verdict: 'wrong' });
  server.behave(undefined);
  // Not a name of this machine for us, and one for the network: a stranger's server.
  const smtpUrl = new URL(`smtp://a:b@[::ffff:127.0.0.1]:${server.port}`);
  expect((await examine({ smtpUrl })).sentence).toMatch(/offers no encryption/);
  await server.close();
  expect((await examine()).sentence).toMatch(/check host and port/);
  server = await startMailReceiver();
});
