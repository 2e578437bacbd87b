import type { Page } from '@playwright/test';

/** The list of `src/trusted-origins.ts` for each directive. */
const LISTS: Record<string, string> = {
  'script-src': 'scripts, or widgets if it inserts markup',
  'style-src': 'styles',
  'img-src': 'pictures',
  'media-src': 'media',
  'font-src': 'fonts',
  'frame-src': 'frames',
  'connect-src': 'connections',
  'form-action': 'forms',
};

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
  const what = `${path}: the policy (${directive}) refuses ${blocked}${source ? `, asked for by ${source}` : ''}.`;
  const list = LISTS[directive.replace(/-(elem|attr)$/, '')];
  if (/^(https|wss):/.test(blocked) && list)
    return `${what} Add '${new URL(blocked).origin}' to src/trusted-origins.ts (${list}).`;
  if (directive.startsWith('script-src'))
    return `${what} Move inline handlers into a client component; a script that inserts scripts or evaluates text belongs to widgets in src/trusted-origins.ts.`;
  if (directive.startsWith('style-src'))
    return `${what} Write the style into a component or a CSS module in src; a script that inserts styles belongs to widgets in src/trusted-origins.ts.`;
  return `${what} Write markup as elements, or add the script's origin to widgets in src/trusted-origins.ts.`;
}
