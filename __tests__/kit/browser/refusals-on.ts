import type { Page } from '@playwright/test';

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
  const what = `${path}: the policy (${directive}) refuses ${blocked}${source.endsWith(path) ? '' : `, asked for by ${source || 'this page'}`}.`;
  if (/^(https|wss|http):/.test(blocked))
    return `${what} Add '${new URL(blocked).origin}' to src/agency/trusted-origins.ts.`;
  if (directive.startsWith('script-src'))
    return `${what} Move inline handlers into a client component; a script that inserts scripts or evaluates text belongs to widgets in src/agency/trusted-origins.ts.`;
  if (directive.startsWith('style-src'))
    return `${what} Write the style into a component or a CSS module in src; a script that inserts styles belongs to widgets in src/agency/trusted-origins.ts.`;
  return `${what} Write markup as elements, or add the script's origin to widgets in src/agency/trusted-origins.ts.`;
}
