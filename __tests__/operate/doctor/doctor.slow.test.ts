import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../../scripts/prove/real/webhook-receiver.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { runScript } from '../../kit/setup/run-script.ts';

let webhook: WebhookReceiver;
beforeEach(async () => {
  webhook = await startWebhookReceiver();
});
afterEach(() => webhook.close());

const doctor = (environment: Record<string, string>, ...typed: string[]) =>
  runScript('doctor.ts', { folder: aFolder(), environment, typed });

const sendingTo = ({ href }: URL) => ({ CONSULTATION_WEBHOOK_URL: `${href}/s3cret` });

test('the doctor passes a site that works, and sends nothing unless asked to', async () => {
  expect(await doctor(sendingTo(webhook.url))).toMatchObject({ code: 0 });
  expect(webhook.calls).toEqual([]);
});

test('--send delivers one request that nobody takes for a visitor, and repeats no secret', async () => {
  const { code, printed } = await doctor(sendingTo(webhook.url), '--send');
  expect({ code, printed }).toEqual({
    code: 0,
    printed: expect.stringMatching(/right {3}The webhook took the test in \d+ ms \(200\)/),
  });
  expect(webhook.calls.map(({ body }) => JSON.parse(body))).toMatchObject([
    { name: 'TEST by npm run doctor', callDate: null },
  ]);
  expect(printed).not.toContain('s3cret');
});

test('the doctor fails a configuration that the site would refuse, with its sentence', async () => {
  const { code, printed } = await doctor({ DATABASE_URL: 'mysql://user:pa55word@db/s3cret' });
  expect(code).toBe(1);
  expect(printed).toMatch(/^WRONG {3}DATABASE_URL must/);
  expect(printed).not.toMatch(/s3cret|pa55word/);
});

test('the doctor ends with 2 and its help when the arguments are wrong', async () => {
  expect(await doctor({}, '--sned')).toMatchObject({
    code: 2,
    complained: expect.stringContaining('npm run doctor -- --send'),
  });
});
