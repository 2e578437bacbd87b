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
  const asker = source.endsWith(path) ? '' : `, asked for by ${source || 'this page'}`;
  const what = `${path}: the policy (${directive}) refuses ${blocked}${asker}.`;
  return `${what} ${remedyFor(directive, blocked)} src/agency/trusted-origins.ts.`;
}

function remedyFor(directive: string, blocked: string) {
  if (/^(https|wss|http):/.test(blocked)) return `Add '${new URL(blocked).origin}' to`;
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
