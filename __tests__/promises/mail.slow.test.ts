import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { TZDateMini } from '@date-fns/tz/date/mini';
import { lightFormat } from 'date-fns/lightFormat';
import PostalMime from 'postal-mime';
import { momentInFull, momentInShort, ownZone } from '#domain/moment-in-words.ts';
import type { MailReceiver } from '#server/delivery/mail.ts';
import { submit } from '#server/delivery/receiver.ts';
import {
  A_SERVICE,
  aCallBody,
  answers,
  aRequestBody,
} from '../kit/builders/consultation-request.ts';
import { startMailReceiver } from '../kit/real/mail-receiver.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { selfSigned } from '../kit/setup/self-signed.ts';
import { setZone } from '../kit/setup/set-zone.ts';
import { agency, choices, locale, requestMail } from '../kit/words.ts';

const { labels, words } = requestMail;
const ID = '0b0c6a5e-7d5c-4c1e-9f0a-2d6f3f0f8a11';

let server: Awaited<ReturnType<typeof startMailReceiver>>;

beforeEach(async () => {
  captureLog();
  server = await startMailReceiver();
});

afterEach(() => server.close());

const receiver = (changes: Partial<MailReceiver> = {}): MailReceiver => ({
  smtpUrl: new URL(`smtp://site%40agency.example:pa55word@127.0.0.1:${server.port}`),
  from: 'site@agency.example',
  to: ['ann@agency.example', 'bob@agency.example'],
  timeoutMs: 60_000,
  ...changes,
});

const send = (
  body: Record<string, unknown>,
  more: Partial<Parameters<typeof submit>[0]> = {},
  changes: Partial<MailReceiver> = {},
) => submit({ id: ID, body: JSON.stringify(body), attempt: 3, ...more }, receiver(changes));

async function received() {
  const [mail] = server.mails;
  return { ...mail, ...(await PostalMime.parse(mail?.raw ?? '')) };
}

test('mail lists every answer with its label and replies to the visitor', async () => {
  const leadSource = 'utm_source=spring+sale&referrer=news.example';
  const answered = Object.entries(answers)
    .filter(([name, answer]) => answer !== '' && name !== 'company')
    .map(([name, answer]) => [labels[name], words[name]?.[answer] ?? answer]);
  expect(answered).toContainEqual([labels['service'], choices.service[A_SERVICE]]);
  expect(await send(aRequestBody({ company: '' }), { leadSource })).toEqual({
    kind: 'accepted',
    status: 250,
  });

  const mail = await received();
  expect(mail).toMatchObject({
    from: { name: agency.name, address: 'site@agency.example' },
    to: [{ address: 'ann@agency.example' }, { address: 'bob@agency.example' }],
    subject: requestMail.subject(words['service']?.[A_SERVICE]),
    replyTo: [{ address: 'ada@example.com' }],
    messageId: `<${ID}@agency.example>`,
    attachments: [],
  });
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(mail.text).toBe(
    [
      ...answered,
      [labels['contactMethod'], words['contactMethod']?.['email']],
      [`${labels['leadSource']}, utm_source`, 'spring sale'],
      [`${labels['leadSource']}, referrer`, 'news.example'],
      [labels['submittedAt'], momentInFull(new Date('2026-11-20T09:30Z'), ownZone(), locale)],
      [labels['id'], ID],
    ]
      .map((line) => `${line.join(': ').replaceAll('\n', '\n  ')}\n`)
      .join(''),
  );
});

const START = new Date('2026-11-23T15:00Z');

test('mail shows a call in the time zones of agency and visitor', async () => {
  setZone('Europe/Berlin');
  await send(aCallBody(), { timeZone: 'America/New_York', needsAgreement: true });

  const { text = '', subject } = await received();
  expect(subject).toContain(momentInShort(START, ownZone(), locale));
  expect(subject).toContain(words['service']?.[A_SERVICE]);
  const ours = momentInFull(START, ownZone(), locale);
  const said = requestMail.onBothClocks(ours, momentInFull(START, 'America/New_York', locale));
  expect(text).toContain(`${labels['call']}: ${said}. ${requestMail.needsAgreement}\n`);
  expect(text).not.toMatch(/2026-11-2|America\/New_York/);
});

test('mail shows the time once when visitor and agency share a time zone', async () => {
  const start = new TZDateMini(+START, ownZone());
  const [callDate = '', callTime = ''] = lightFormat(start, 'yyyy-MM-dd HH:mm').split(' ');
  await send(aCallBody({ callDate, callTime }), { timeZone: ownZone() });
  const { text } = await received();
  expect(text).toContain(`${labels['call']}: ${momentInFull(START, ownZone(), locale)}\n`);
});

test('mail shows a call without a known time zone as the visitor read it', async () => {
  await send(aCallBody());
  const { text, attachments } = await received();
  expect(text).toContain(requestMail.unknownClock('2026-11-23', '10:00'));
  expect(attachments).toEqual([]);
});

test('line breaks in fields add no mail header and no recipient', async () => {
  const attack = 'x\r\nBcc: evil@evil.example\r\n\r\n.\r\nMAIL FROM:<evil@evil.example>\r\n';
  const fields = Object.keys(aCallBody());
  await send(Object.fromEntries(fields.map((name) => [name, attack])), {
    timeZone: null,
    leadSource: new URLSearchParams({ utm_source: attack }).toString(),
  });

  const mail = await received();
  expect(server.mails).toHaveLength(1);
  expect(mail).toMatchObject({ from: { address: 'site@agency.example' } });
  expect(mail.replyTo).toBeUndefined();
  expect(server.mails[0]?.to).toEqual(['ann@agency.example', 'bob@agency.example']);
  const head = mail.raw?.split('\r\n\r\n')[0];
  expect(head).not.toMatch(/evil/);
  expect(mail.bcc).toBeUndefined();
});

test('mail refuses a server without encryption or with an untrusted certificate', async () => {
  const { port } = server;
  // An address of this machine that we do not know as ours counts as a stranger's.
  const stranger = new URL(`smtp://a:b@[::ffff:127.0.0.1]:${port}`);
  expect(await send(aRequestBody(), {}, { smtpUrl: stranger })).toMatchObject({ status: 500 });
  expect(server.mails).toEqual([]);

  const certificate = selfSigned();
  const tls = await startMailReceiver({ secure: true, ...certificate });
  const smtpUrl = new URL(`smtps://a:b@localhost:${tls.port}`);
  expect(await send(aRequestBody(), {}, { smtpUrl })).toMatchObject({ kind: 'none' });
  expect(tls.mails).toEqual([]);
  setDefaultCACertificates([...getCACertificates(), certificate.cert]);
  expect(await send(aRequestBody(), {}, { smtpUrl })).toMatchObject({ kind: 'accepted' });
  await tls.close();
});

test('mail sends the password only after STARTTLS with a trusted certificate', async () => {
  const certificate = selfSigned('IP:::ffff:127.0.0.1');
  const usual = await startMailReceiver(certificate);
  const smtpUrl = new URL(`smtp://site:pa55word@[::ffff:127.0.0.1]:${usual.port}`);

  expect(await send(aRequestBody(), {}, { smtpUrl })).toMatchObject({ kind: 'none' });
  expect(usual.logins).toEqual([]);
  setDefaultCACertificates([...getCACertificates(), certificate.cert]);
  expect(await send(aRequestBody(), {}, { smtpUrl })).toMatchObject({ kind: 'accepted' });
  expect(usual.logins).toEqual([{ username: 'site', secure: true }]);
  expect(usual.mails).toMatchObject([{ secure: true }]);
  await usual.close();
});
