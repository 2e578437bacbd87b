import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { outboxIn } from '#server/outbox/outbox.ts';
import { sqliteEngine } from '#server/outbox/sqlite-engine.ts';
import { startSite } from '../real/running-site.ts';
import { until } from '../real/until.ts';
import { newForm, postForm } from '../torture/post-form.ts';
import { seededRandom } from '../torture/seeded-random.ts';
import { type AgencySteps, startAgencySteps } from './agency-steps.ts';
import { type RealN8n, startN8n } from './real-n8n.ts';

export type Stage = Awaited<ReturnType<typeof setStage>>;

/** Longer than anything here may take: a lane that is paused, a lease that runs out, n8n that starts. */
const PATIENCE_MS = 600_000;

/** The built site, a real n8n with the shipped workflow, and what stands for an agency's own steps. */
export async function setStage(program: string, seed: string) {
  const step = await startAgencySteps();
  const n8n = await startN8n(program, workflowThatCalls(step.url));
  const webhook = new URL('/webhook/consultation', n8n.url);
  const environment = {
    CONSULTATION_WEBHOOK_URL: webhook.href,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'site-data-')),
    TRUSTED_PROXIES: '1',
  };
  let site = await startSite(environment);
  const visitors = seededRandom(seed);

  /** Resolves to the lead's id once the site has said that it has it. */
  async function post(id: string = randomUUID()) {
    const status = await postForm(site.url, { ...newForm(visitors), id });
    if (status !== 200) throw new Error(`the site answered ${status} to a lead`);
    return id;
  }

  /** Asked of the store itself: what the site says of it may be a second old. */
  function undelivered() {
    const store = new DatabaseSync(join(environment.DATA_DIR, 'outbox.db'), { readOnly: true });
    try {
      return store.prepare(`SELECT id FROM outbox WHERE state <> 'delivered'`).all().length;
    } finally {
      store.close();
    }
  }

  return {
    step,
    n8n,
    seed,
    post,
    /** What the site does that never heard the answer. */
    repeat: (id: string, headers = {}) =>
      fetch(webhook, { method: 'POST', headers: { ...headers, 'webhook-id': id }, body: '{}' }),
    /** As `npm run outbox -- resend` does, while the site runs. */
    async resend(id: string) {
      const outbox = outboxIn(sqliteEngine(environment.DATA_DIR));
      await outbox.resend({ id });
      await outbox.close();
    },
    async killSite() {
      await site.end('SIGKILL');
      site = await startSite(environment);
    },
    /** Resolves when the site has nothing left to deliver. */
    delivered: () =>
      until(() => undelivered() === 0, PATIENCE_MS, 'the site could not deliver everything'),
    async clear() {
      await Promise.all([site.remove(), n8n.remove(), step.close()]);
    },
  } satisfies { step: AgencySteps; n8n: RealN8n; [name: string]: unknown };
}

const SHIPPED = join(import.meta.dirname, '../../operate/n8n-workflow.json');
const PLACE_FOR_STEPS = 'Your steps instead of this one';

type Node = { name: string };

/** The workflow as it is shipped, with a call of this address where an agency's own steps go. */
function workflowThatCalls(step: string) {
  const workflow: { nodes: Node[] } = JSON.parse(readFileSync(SHIPPED, 'utf8'));
  if (!workflow.nodes.some(isPlaceForSteps))
    throw new Error(`The workflow has no node "${PLACE_FOR_STEPS}".`);
  return {
    ...workflow,
    nodes: workflow.nodes.map((node) =>
      isPlaceForSteps(node) ? { ...node, ...call(step) } : node,
    ),
  };
}

const isPlaceForSteps = ({ name }: Node) => name === PLACE_FOR_STEPS;

const call = (url: string) => ({
  type: 'n8n-nodes-base.httpRequest',
  typeVersion: 4.2,
  parameters: {
    method: 'POST',
    url,
    sendHeaders: true,
    sendBody: true,
    specifyBody: 'json',
    headerParameters: { parameters: [{ name: 'webhook-id', value: '={{ $json.id }}' }] },
    jsonBody: '={{ $json }}',
  },
});
