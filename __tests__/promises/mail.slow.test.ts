import { execFileSync } from 'node:child_process';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import PostalMime from 'postal-mime';
import { withoutSoftHyphens } from '#content/soft-hyphens.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { momentInFull } from '#domain/moment-in-words.ts';
import { agencyZone } from '#domain/zones.ts';
import { sendToReceiver } from '#server/delivery/send-to-receiver.ts';
import { ICON_ID, mailIcon } from '#server/mail/mail-icon.ts';
import { HANDED_OVER, sendMail } from '#server/mail/smtp.ts';
import { type DeliverableRequest, parseFormValues } from '#server/requests/stored-request.ts';
import { sendAlert } from '#server/running/alerting.ts';
import { A_SERVICE, aCallBody, aRequestBody, formValues } from '../kit/builders/requests.ts';
import { startMailReceiver } from '../kit/real/mail-receiver.ts';
import { until } from '../kit/real/until.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { fakeOnly } from '../kit/setup/today-is.ts';
import { agency, locale, requestWords, words } from '../kit/words.ts';

const { labels, optionWords } = requestWords;
const ID = '0b0c6a5e-7d5c-4c1e-9f0a-2d6f3f0f8a11';

let server: Awaited<ReturnType<typeof startMailReceiver>>;

beforeEach(async () => {
  server = await startMailReceiver();
});

afterEach(() => server.close());

const smtpUrlOf = (port: number, host = '127.0.0.1', scheme = 'smtp') =>
  new URL(`${scheme}://site:pa55word@${host}:${port}`);

const to = ['ann@agency.example', 'bob@agency.example'];
const MAILBOXES = { from: 'site@agency.example', to, timeoutMs: 60_000 };
const receiverAt = (smtpUrl = smtpUrlOf(server.port)) => ({ ...MAILBOXES, smtpUrl });

const send = (
  request: Partial<DeliverableRequest> = {},
  receiver = receiverAt(),
  stop?: AbortSignal,
) => {
  const { body = JSON.stringify(aRequestBody()) } = request;
  return sendToReceiver(
    { id: ID, ...request, body, formValues: parseFormValues(body) },
    receiver,
    stop,
  );
};

const sendCopy = (receiver = receiverAt()) =>
  sendMail({ id: ID, subject: 'A request', text: 'Theirs', audience: 'copy' }, receiver);

const NEWS = { id: ID, subject: 'A call', text: 'Your\u00ADs', audience: 'visitor' } as const;
const sendToVisitor = (receiver = receiverAt(), stop?: AbortSignal, calendarEntry?: string) =>
  sendMail({ ...NEWS, calendarEntry }, { ...receiver, to: ['bob@example.com'] }, stop);

async function received() {
  const [mail] = server.mails;
  return { ...mail, ...(await PostalMime.parse(mail?.raw ?? '')) };
}

test('mail lists every form value with its label and replies to the visitor', async () => {
  const leadSource = 'utm_source=spring+sale&referrer=news.example';
  const listed = Object.entries(formValues)
    .filter(([name, value]) => value !== '' && name !== 'company')
    .map(([name, value]) => [labels[name], optionWords[name]?.[value] ?? value]);
  expect(listed).toContainEqual([labels['service'], words.choices.service[A_SERVICE]]);
  const body = JSON.stringify(aRequestBody({ company: '' }));
  const request = { body, language: 'eo', leadSource };
  expect(await send(request)).toMatchObject({ verdict: 'accepted', answer: '250' });

  const mail = await received();
  expect(mail).toMatchObject({
    from: { name: withoutSoftHyphens(agency.name), address: 'site@agency.example' },
    to: [{ address: 'ann@agency.example' }, { address: 'bob@agency.example' }],
    subject: requestWords.subject(optionWords['service']?.[A_SERVICE]),
    replyTo: [{ address: 'ada@example.com' }],
    messageId: `<${ID}@agency.example>`,
    attachments: [],
  });
  expect(mail.raw).toMatch(/^auto-submitted: auto-generated\r$/im);
  expect(mail.text?.trim()).toBe(
    [
      ...listed,
      [labels['contactMethod'], optionWords['contactMethod']?.['email']],
      [],
      [labels['language'], new Intl.DisplayNames(locale, { type: 'language' }).of('eo')],
      [`${labels['leadSource']}, utm_source`, 'spring sale'],
      [`${labels['leadSource']}, referrer`, 'news.example'],
      [],
      [labels['submittedAt'], momentInFull(new Date('2026-11-20T09:30Z'), agencyZone(), locale)],
      [labels['id'], ID],
    ]
      .map((line) => line.join(': ').replaceAll('\n', '\n  '))
      .join('\n'),
  );
});

test('line breaks in fields add no mail header and no recipient', async () => {
  const attack = 'x\r\nBcc: evil@evil.example\r\n\r\n.\r\nMAIL FROM:<evil@evil.example>\r\n';
  const fields = Object.keys(aCallBody());
  const body = JSON.stringify(Object.fromEntries(fields.map((name) => [name, attack])));
  await send({ body, leadSource: String(new URLSearchParams({ utm_source: attack })) });

  const { from, replyTo, bcc, raw } = await received();
  expect(from?.address).toBe('site@agency.example');
  expect(server.mails.map(({ to }) => to)).toEqual([['ann@agency.example', 'bob@agency.example']]);
  expect(raw?.split('\r\n\r\n')[0]).not.toMatch(/evil/);
  expect([replyTo, bcc]).toEqual([undefined, undefined]);
});

test('mail to a visitor is no reply, and has the calendar entry in a file', async () => {
  await sendToVisitor(receiverAt(), undefined, 'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\n');
  const mail = await received();
  expect(mail.raw).toMatch(/^auto-submitted: auto-generated\r$/im);
  expect(mail.text).toBe('Yours\n');
  const mimeType = 'text/calendar';
  expect(mail.attachments).toMatchObject([{ filename: 'call.ics', mimeType, method: 'PUBLISH' }]);
});

test('a mail carries the icon that it shows, and its calendar entry beside it', async () => {
  mailIcon.png = Buffer.from('icon');
  await send({ callAt: Date.UTC(2026, 10, 23, 15), body: JSON.stringify(aCallBody()) });
  delete mailIcon.png;
  const { html, attachments } = await received();
  const icon = { mimeType: 'image/png', disposition: 'inline', contentId: `<${ICON_ID}>` };
  expect(attachments).toMatchObject([icon, { filename: 'call.ics' }]);
  expect(html?.match(/<img src="[^"]*"/g)).toEqual([`<img src="cid:${ICON_ID}"`]);
});

const any = expect.any(String);

test.each([
  ['drops at once', any, 'unclear', 'unclear', 'unclear'],
  ['closes in the middle', '421', 'unclear', 'unclear', 'unclear'],
  ['hangs', 'timeout', 'unclear', 'unclear', 'unclear'],
  ['greylists', '451', 'unclear', 'row at fault', 'unclear'],
  ['finds no address in it', '501', 'unclear', 'undeliverable', 'needs an operator'],
  ['knows one mailbox of two', '550', 'unclear', 'undeliverable', 'needs an operator'],
  ['refuses without a reason', '550', 'unclear', 'row at fault', 'needs an operator'],
  ['has sent enough today', '550', 'unclear', 'row at fault', 'unclear'],
  ['finds no host of ours', '550', 'unclear', 'unclear', 'unclear'],
  ['refuses the log-in', '535', 'unclear', 'unclear', 'unclear'],
  ['takes it, then drops', HANDED_OVER, 'may have arrived', 'may have arrived', 'may have arrived'],
  ['refuses the sender', '550', 'unclear', 'unclear', 'unclear'],
  ['relays for nobody', '550', 'unclear', 'unclear', 'unclear'],
  ['cannot look anybody up', '451', 'unclear', 'unclear', 'unclear'],
  ['blocks our network', '554', 'unclear', 'unclear', 'unclear'],
  ['refuses the message', '554', 'row at fault', 'unclear', 'row at fault'],
] as const)('a server that %s answers %s: the verdicts are %s, %s and %s', async (...row) => {
  const [behaviour, answer, request, visitor, copy] = row;
  const log = captureLog();
  server.behave(behaviour);
  const timeoutMs = behaviour === 'hangs' ? 300 : 60_000;
  const receiver = { ...receiverAt(), to: ['bob@agency.example'], timeoutMs };
  expect(await send({}, receiver)).toMatchObject({ answer, verdict: request });
  expect(log.lines()).toMatchObject([{ id: ID, answer }]);
  expect(log.text()).not.toMatch(/127\.0\.0\.1|pa55word|agency|Ada|engines/);
  expect(await sendToVisitor(receiver)).toMatchObject({ answer, verdict: visitor });
  expect(await sendCopy(receiver)).toMatchObject({ answer, verdict: copy });
});

test('a mailbox that is refused beside others is an error in the log', async () => {
  server.behave('knows one mailbox of two');
  const log = captureLog();
  const answer = '250, refused for 1 of the mailboxes';
  expect(await sendCopy()).toMatchObject({ verdict: 'accepted', answer, refusedMailboxes: 1 });
  const event = expect.stringMatching('check MAIL_TO or ALERT_URL');
  expect(log.lines()).toMatchObject([{ level: 'error', event }]);
});

test('a mail that the server has taken is handed over, even if the site stops', async () => {
  server.behave('takes it, then hangs');
  const stopping = new AbortController();
  const sent = sendToVisitor(receiverAt(), stopping.signal);
  await until(() => server.mails.length > 0, 60_000, 'The mail server took nothing');
  stopping.abort();
  expect(await sent).toEqual({ verdict: 'may have arrived', answer: HANDED_OVER });
});

test('an alert counts as sent if the mail server took it and did not answer', async () => {
  captureLog();
  server.behave('takes it, then drops');
  const alert = { about: 'a test', subject: 'A test', text: 'Nothing is wrong' };
  expect(await sendAlert({ receiver: receiverAt() }, alert)).toBe(true);
});

test('a site that stops interrupts a call to a mail server that hangs', async () => {
  server.behave('hangs');
  const stopping = new AbortController();
  const sent = send({}, receiverAt(), stopping.signal);
  await server.connected();
  stopping.abort();
  expect(await sent).toEqual({ verdict: 'not counted' });
});

test('mail refuses a stranger without encryption, and the log says what to correct', async () => {
  const log = captureLog();
  // We do not know this address as ours.
  const smtpUrl = smtpUrlOf(server.port, '[::ffff:127.0.0.1]');
  expect(await send({}, receiverAt(smtpUrl))).toMatchObject({ answer: 'ETLS' });
  expect(log.text()).toMatch('without encryption: correct SMTP_URL');
  expect(server.mails).toEqual([]);
});

test.each([
  ['smtps', 'localhost', 'DNS:localhost', true],
  ['smtp', '[::ffff:127.0.0.1]', 'IP:::ffff:127.0.0.1', false],
])('by %s the password goes to a trusted certificate only', async (scheme, host, whose, secure) => {
  const pem = selfSigned(whose);
  const tls = await startMailReceiver({ secure, key: pem, cert: pem });
  const smtpUrl = smtpUrlOf(tls.port, host, scheme);
  const unclear = { verdict: 'unclear', answer: 'ESOCKET' };
  expect(await send({}, receiverAt(smtpUrl))).toMatchObject(unclear);
  expect(tls.logins).toEqual([]);
  setDefaultCACertificates([...getCACertificates(), pem]);
  expect(await send({}, receiverAt(smtpUrl))).toMatchObject({ verdict: 'accepted' });
  expect(tls.logins).toEqual([{ username: 'site', secure: true }]);
  await tls.close();
});

function selfSigned(whose: string) {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${whose}`, '-days', '2'];
  const made = ['req', '-x509', ...key, ...name, '-keyout', '-'];
  return execFileSync('openssl', made, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

test.each([
  ['takes it slowly', 9, { verdict: 'accepted', answer: '250' }],
  ['takes it, then hangs', 11, { verdict: 'may have arrived', answer: HANDED_OVER }],
] as const)('after the hand-over, a server that %s has ten minutes', async (...row) => {
  const [behaviour, minutes, attempt] = row;
  server.behave(behaviour);
  fakeOnly(/Interval/);
  const sent = send();
  await until(() => server.mails.length > 0, 60_000, 'The mail server took nothing');
  jest.advanceTimersByTime(minutes * MINUTE_MS);
  expect(await sent).toMatchObject(attempt);
});
