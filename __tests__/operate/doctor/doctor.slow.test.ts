import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../../scripts/prove/real/webhook-receiver.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { runScript } from '../../kit/setup/run-script.ts';

let folder: string;
let webhook: WebhookReceiver;

beforeEach(async () => {
  folder = aFolder();
  webhook = await startWebhookReceiver();
});

afterEach(() => webhook.close());

const doctor = (environment: Record<string, string>, ...typed: string[]) =>
  runScript('doctor.ts', { folder, environment, typed });

const sendingTo = ({ href }: URL) => ({ CONSULTATION_WEBHOOK_URL: `${href}/s3cret` });

test('fails a site that would tell nobody, with a line a finding', async () => {
  const { code, printed } = await doctor({});

  expect(code).toBe(1);
  expect(printed).toMatch(
    /^WRONG {3}Requests are kept, but nobody is told of them\. .*\nbetter {2}ALERT_URL .*\nbetter {2}SITE_URL/,
  );
});

test('passes a site that works, though it could be better, and sends nothing unless asked to', async () => {
  writeFileSync(join(folder, '.env.local'), `CONSULTATION_WEBHOOK_URL=${webhook.url}\n`);

  expect(await doctor({})).toMatchObject({
    code: 0,
    printed: expect.stringContaining(
      `right   Requests go to ${webhook.url.host}, on this machine.`,
    ),
  });
  expect(webhook.calls).toEqual([]);
});

test('sends one request that nobody takes for a visitor', async () => {
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

test('fails when nobody answers', async () => {
  await webhook.close();
  expect(await doctor(sendingTo(webhook.url), '--send')).toMatchObject({
    code: 1,
    printed: expect.stringContaining('The webhook gave no answer (ECONNREFUSED)'),
  });
});

test('says of each value that cannot be right why, and repeats none of them', async () => {
  const { code, printed } = await doctor({
    CONSULTATION_WEBHOOK_SECRET: 'whsec_s3cret',
    DATABASE_URL: 'mysql://user:pa55word@db/s3cret',
  });

  expect(code).toBe(1);
  expect(printed).toMatch(
    /WRONG {3}CONSULTATION_WEBHOOK_SECRET must .*\nWRONG {3}DATABASE_URL must/,
  );
  expect(printed).not.toMatch(/s3cret|pa55word/);
});

test('ends with 2 and its help when it was not understood', async () => {
  expect(await doctor({}, '--sned')).toMatchObject({
    code: 2,
    complained: expect.stringContaining('npm run doctor -- --send'),
  });
});
