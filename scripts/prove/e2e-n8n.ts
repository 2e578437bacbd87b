import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from './real/running-site.ts';

const WEBHOOK_PATH = '/webhook/consultation';
const PATIENCE_MS = 30_000;

const n8n = process.env['N8N_URL'];
if (!n8n) {
  console.error(
    'N8N_URL is missing: the address of an n8n in which scripts/operate/n8n-workflow.json\n' +
      'is imported and active, for example N8N_URL=http://127.0.0.1:5678',
  );
  process.exit(2);
}

const webhook = new URL(WEBHOOK_PATH, n8n);
const id = randomUUID();
const body = JSON.stringify({
  name: 'TEST by npm run e2e:n8n',
  email: 'test@example.com',
  phone: '000',
  company: '',
  website: '',
  service: 'consultation',
  budget: '',
  timeline: '',
  description: 'A test of the whole way: page, site, store, n8n.',
  contactMethod: 'email',
  callDate: null,
  callTime: null,
  submittedAt: new Date().toISOString(),
});

const site = await startSite({ CONSULTATION_WEBHOOK_URL: webhook.href });
try {
  const kept = await post(`${site.url}/api/consultation`, { 'idempotency-key': id });
  report('the site keeps the request', kept.ok, `${kept.status}`);
  report('n8n takes it', await isDelivered(), 'the site has delivered everything that it kept');
  const again = await post(webhook.href, { 'webhook-id': id });
  report(
    'n8n answers a repetition with success, so that it is not sent for ever',
    again.ok,
    `${again.status}`,
  );
} finally {
  await site.remove();
}

async function post(address: string, headers: Record<string, string>) {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

async function isDelivered() {
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (Date.now() < giveUpAt) {
    const health = await fetch(`${site.url}/api/health`).then((answer) => answer.json());
    if (health.undelivered === 0) return true;
    await pause(100);
  }
  return false;
}

function report(claim: string, isTrue: boolean, seen: string) {
  console.log(`${isTrue ? 'yes' : 'NO '}  ${claim} (${seen})`);
  if (!isTrue) process.exitCode = 1;
}
