import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { complaintsAboutOutput } from '../../../scripts/prove/vercel/complaints-about-output.ts';

const POLICY = "default-src 'none'; script-src 'sha256-a'";
const page = (name: string, policy = POLICY, html = '<p>Finished</p>') => ({
  [`functions/${name}.prerender-fallback.html`]: html,
  [`functions/${name}.prerender-config.json`]: {
    initialHeaders: policy ? { 'content-security-policy': policy } : {},
  },
});
const withPolicy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;

/** What Vercel's builder leaves of a site of five pages, with these changes. */
function anOutput(changed: Record<string, unknown> = {}) {
  const output = mkdtempSync(join(tmpdir(), 'output-'));
  const files: Record<string, unknown> = {
    'config.json': { routes: [{ src: '^/about$', headers: {} }, { handle: 'filesystem' }] },
    ...page('index'),
    ...page('about'),
    ...page('services'),
    ...page('consultation'),
    ...page('consultation/thank-you'),
    ...page('_global-error', ''),
    'static/404.html': withPolicy,
    'static/500.html': withPolicy,
    ...changed,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(output, file)), { recursive: true });
    writeFileSync(
      join(output, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  return output;
}

test('an output in which all is finished is not complained about', () => {
  expect(complaintsAboutOutput(anOutput())).toEqual([]);
});

test.each([
  ['A rule has no place', { 'config.json': { routes: [{ headers: {} }] } }],
  [
    'A copy that this host does not need',
    { 'config.json': { routes: [{ src: '^/$', dest: '/_next/static/compressed/a.br' }] } },
  ],
  ['functions/consultation/thank-you has no policy', page('consultation/thank-you', '')],
  ['functions/about is not finished', page('about', POLICY, '<style data-styled="">p{}</style>')],
  ['static/404.html has no policy', { 'static/404.html': '<p>404</p>' }],
])('%s: it is said', (complaint, changed) => {
  expect(complaintsAboutOutput(anOutput(changed))).toEqual([expect.stringContaining(complaint)]);
});
