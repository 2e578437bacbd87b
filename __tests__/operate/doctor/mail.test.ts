import { examineMail } from '../../../scripts/operate/doctor/mail.ts';
import { type MailFault, startMailReceiver } from '../../../scripts/prove/real/mail-receiver.ts';

let server: Awaited<ReturnType<typeof startMailReceiver>>;

beforeEach(async () => {
  server = await startMailReceiver();
});

afterEach(() => server.close());

function examine(changes: { smtpUrl?: URL; timeoutMs?: number } = {}) {
  const smtpUrl = new URL(`smtp://site%40agency.example:pa55word@127.0.0.1:${server.port}`);
  const to = ['ann@agency.example', 'bob@agency.example'];
  return examineMail({ smtpUrl, from: 'site@agency.example', to, timeoutMs: 60_000, ...changes });
}

test.each<[MailFault | undefined, string, RegExp]>([
  [undefined, 'right', /takes the log-in, and mail from MAIL_FROM to all of MAIL_TO/],
  ['refuses the log-in', 'wrong', /\(EAUTH 535\): it refuses the name and password/],
  ['refuses the sender', 'wrong', /refuses MAIL_FROM \(550\)/],
  ['knows one mailbox of two', 'wrong', /refuses number 2 of MAIL_TO \(550\)/],
  ['greylists', 'better', /number 1 of MAIL_TO \(451\), number 2 of MAIL_TO \(451\) yet/],
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
