import { webhookFieldNames } from '#domain/consultation-request.ts';
import type { MailReceiver } from '#server/configuration/receivers.ts';
import { sendTestAlert, sendTestRequests } from '../../../scripts/operate/doctor/send-tests.ts';
import { startMailReceiver } from '../../kit/real/mail-receiver.ts';
import { startWebhookReceiver } from '../../kit/real/webhook-receiver.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { startScript } from '../../kit/setup/start-script.ts';

const doctor = (environment: Record<string, string>, option = '', folder = aFolder()) =>
  startScript(
    `doctor ${option}`.trim(),
    // Another program of this machine may have the default port.
    { PORT: '0', ...environment },
    folder,
  ).ended();

test('the doctor sends one test request if asked, and repeats no secret', async () => {
  const webhook = await startWebhookReceiver();
  const environment = { CONSULTATION_WEBHOOK_URL: `${webhook.url.href}/s3cret` };
  expect(await doctor(environment)).toMatch(/exit 0$/);
  expect(webhook.calls).toEqual([]);

  const said = await doctor(environment, '--send');
  await webhook.close();
  expect(said).toMatch(/right {3}The webhook accepted the.*exit 0$/s);
  expect(said).not.toContain('s3cret');

  const [sent = {}] = webhook.calls.map(({ body }) => JSON.parse(body));
  expect(sent).toMatchObject({ name: 'TEST by npm run doctor', callDate: null, callTime: null });
  expect(Object.keys(sent)).toEqual(webhookFieldNames);
  expect(Object.values(sent)).not.toContain('');
});

test('the doctor tests the mail server of copies and of mail to visitors, too, once', async () => {
  const server = await startMailReceiver();
  const smtpUrl = new URL(`smtp://site:pa55word@127.0.0.1:${server.port}`);
  const visitors = { smtpUrl, from: 'site@agency.example', to: [], timeoutMs: 5_000 };
  const send = (copies?: MailReceiver, receiver?: MailReceiver) =>
    sendTestRequests({ receiver, mailing: { visitors, copies } });
  expect(await send()).toEqual([expect.stringMatching(/^right .*"TEST by .*" in site@agency/)]);

  const copies = { ...visitors, to: ['ada@agency.example'] };
  expect(await send(copies)).toEqual([expect.stringMatching(/in ada@agency/)]);
  expect(await send(undefined, copies)).toEqual([expect.stringMatching(/in ada@agency/)]);

  server.behave('refuses the log-in');
  const refused = async () => (await send())[0]?.replace(/.* no test: /, '');
  expect(await refused()).toMatch(/^the log-in is refused: 535\. Correct SMTP_URL/);

  smtpUrl.protocol = 'smtps:';
  expect(await refused()).toMatch(/^the port speaks no TLS: .*\. Correct the port: 465 is smtps:/);

  await server.close();
  expect(await sendTestAlert({ receiver: visitors }, 'MAIL_TO')).toMatch(
    /^WRONG {3}MAIL_TO did not accept .* Correct SMTP_URL/,
  );
  expect(await refused()).toMatch(/^the connection was refused: .*\. Nothing listens/);
});

test('the doctor names each setting that the site does not read', async () => {
  const settings = 'SMPT_URL=smtps://s3cret\nPORT=1\nOWN_KEY=s3cret\nNEXT_PUBLIC_A=b\n';
  const folder = aFolder({ '.env.local': settings });
  const said = await doctor({ MAIL_T0: 's3cret', OWN: '' }, '', folder);
  expect(said.split('\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^advice .* OWN_KEY\b/),
    expect.stringMatching(/^advice .* SMPT_URL\b.* SMTP_URL\b/),
    expect.stringMatching(/^advice .* MAIL_T0\b.* MAIL_TO\b/),
  ]);
  expect(said).not.toMatch(/s3cret|PORT|OWN,|NEXT_PUBLIC/);
});
