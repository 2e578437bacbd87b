import { runInNewContext } from 'node:vm';
import { readHtml, writeHtml } from '../../../scripts/build/html-document.ts';
import { delayFramework, dropFramework } from '../../../scripts/build/next-output/framework.ts';
import { aNextPage } from '../next-page.ts';

function delayed(html: string) {
  const document = readHtml(html);
  delayFramework(document);
  return writeHtml(document);
}

test('a template holds the files of the framework in order, and nothing preloads them', () => {
  const html = delayed(aNextPage());
  expect(html).toContain(
    '<template id="framework">' +
      '<script src="/_next/static/chunks/a.js" async=""></script>' +
      '<script src="/_next/static/chunks/b.js" async=""></script>' +
      '</template>',
  );
  expect(html.match(/"\/_next\/static\/chunks\//g)).toHaveLength(2);
});

test('the Trusted Types policy allows chunks and scripts of the page only', () => {
  const [, script = ''] =
    /(\{const own=.*?\})new PerformanceObserver/.exec(delayed(aNextPage())) ?? [];
  type Rule = Record<`create${'HTML' | 'Script' | 'ScriptURL'}`, (text: string) => string | null>;
  const rules: Rule[] = [];
  const createPolicy = (_: string, rule: Rule) => rules.push(rule);
  const page = {
    window: { trustedTypes: { createPolicy } },
    document: { scripts: [{ text: 'a' }] },
    self: { served: ['<i>served</i>'] },
  };
  runInNewContext(script, page);
  const allowed = (kind: keyof Rule, ...given: string[]) =>
    given.map((text) => rules[0]?.[kind](text));
  const file = '/_next/static/chunks/a.js';
  expect(allowed('createScriptURL', file, '/api/a.js', 'https://elsewhere.example/a.js')).toEqual([
    file,
    null,
    null,
  ]);
  expect(allowed('createScript', 'a', 'b')).toEqual(['a', null]);
  const [empty, served] = ['<script></script>', '<i>served</i>'];
  expect(allowed('createHTML', empty, served, '<b>b</b>', '<script>b</script>')).toEqual([
    empty,
    served,
    null,
    null,
  ]);
});

function dropped(html: string) {
  const document = readHtml(html);
  dropFramework(document);
  return writeHtml(document);
}

test('dropping the framework keeps content, scripts of the owner and other preloads', () => {
  const head =
    '<link rel="preload" href="/fonts/a.woff2" as="font">' +
    '<script type="application/ld+json">{"@type":"Organization"}</script>';
  const body = '<h1>Hello</h1><script>greet()</script>';
  const html = dropped(aNextPage({ head, body }));
  expect(html).toContain(head);
  expect(html).toContain(`${body}<script id="site-script">go()</script></body>`);
});

test.each([
  ['script files', { files: '', lateFile: '' }],
  ['the bootstrap script', { bootstrap: '' }],
  ['flight data', { flightData: '' }],
])('the build refuses a page without %s', (_, parts) => {
  expect(() => dropped(aNextPage(parts))).toThrow('Next has changed what it writes');
});

test('the build refuses an unknown script of Next or React', () => {
  const body = '<script>$RX("B:0","S:0")</script>';
  expect(() => dropped(aNextPage({ body }))).toThrow(
    'no other script of Next or React, but found $RX(',
  );
});
