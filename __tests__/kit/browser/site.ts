import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { TRUSTED_PARTS } from '#headers.ts';
import { type RunningSite, startSite } from '../real/running-site.ts';

let visitors = 0;

/** Each test has its own address, because rate limits count addresses. */
export const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({ playwright: _ }, use) => {
      const site = await startSite({ TRUSTED_PROXIES: '1' });
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  extraHTTPHeaders: async ({ site: _ }, use, { parallelIndex }) => {
    visitors += 1;
    await use({ 'x-forwarded-for': `10.${parallelIndex}.${visitors >> 8}.${visitors & 255}` });
  },
});

export { expect };

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

export async function axeViolations(page: Page, part = 'html') {
  const run = `axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'] })`;
  const { violations } = await page.evaluate<AxeResults>(`${AXE}; ${run}`);
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help}: ${html}. ${failureSummary}`),
  );
}

export function requestsOf(email: string, { dataDirectory }: RunningSite) {
  using store = new DatabaseSync(join(dataDirectory, 'outbox.db'), { readOnly: true });
  const rows = store.prepare('SELECT body FROM outbox').all();
  return rows
    .map(({ body }) => JSON.parse(String(body)))
    .filter((request) => request.email === email);
}

export async function bytesOfFirstResponse(request: APIRequestContext, path: string) {
  const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
  const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  return Number(response.headers()['content-length']) + headers.join('').length;
}

export async function refusalsOn(page: Page) {
  const refusals: string[] = [];
  await page.exposeFunction('tellRefusal', (directive: string, blocked: string, source: string) =>
    refusals.push(sentenceFor(new URL(page.url()).pathname, directive, blocked, source)),
  );
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (refusal) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = refusal;
      Object(globalThis).tellRefusal(effectiveDirective, blockedURI || sample, sourceFile);
    }),
  );
  return () => [...new Set(refusals)];
}

function sentenceFor(path: string, directive: string, blocked: string, source: string) {
  const asker = source.endsWith(path) ? '' : `, asked for by ${source || 'this page'}`;
  const what = `${path}: the policy (${directive}) refuses ${blocked}${asker}.`;
  return `${what} ${remedyFor(directive, blocked)} src/agency/trusted-origins.ts.`;
}

function remedyFor(directive: string, blocked: string) {
  if (/^(https|wss|http):/.test(blocked)) {
    const [part] = TRUSTED_PARTS[directive.replace(/-elem$/, '')] ?? [];
    return `Write ${part}: ['${new URL(blocked).origin}'] into`;
  }
  if (directive.startsWith('script-src'))
    return (
      'Move inline handlers into a client component; ' +
      'a script that inserts scripts or evaluates text belongs to widgets in'
    );
  if (directive.startsWith('style-src'))
    return (
      'Write the style into a component or a CSS module in src; ' +
      'a script that inserts styles belongs to widgets in'
    );
  return "Write markup as elements, or add the script's origin to widgets in";
}
