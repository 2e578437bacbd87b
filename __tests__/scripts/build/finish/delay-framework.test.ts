import { runInNewContext } from 'node:vm';
import { delayFramework } from '../../../../scripts/build/finish/delay-framework.ts';
import { readHtml, writeHtml } from '../../../../scripts/build/finish/html-document.ts';
import { aNextPage } from '../next-page.ts';

function delayed(html: string) {
  const document = readHtml(html);
  delayFramework(document);
  return writeHtml(document);
}

test('the files of the framework wait in a template, in their order, and nothing preloads them', () => {
  const html = delayed(aNextPage());
  expect(html).toContain(
    '<template id="framework">' +
      '<script src="/_next/static/chunks/a.js" async=""></script>' +
      '<script src="/_next/static/chunks/b.js" async=""></script>' +
      '</template>',
  );
  expect(html.match(/"\/_next\/static\/chunks\//g)).toHaveLength(2);
});

test('a script takes them out after the first paint, even one that came before it', () => {
  const [, script = ''] =
    /<\/template><script>(.*)<\/script><\/body>/.exec(delayed(aNextPage())) ?? [];
  const taken: string[] = [];
  runInNewContext(script, {
    window: {},
    PerformanceObserver: class {
      tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }

      observe({ type, buffered }: PerformanceObserverInit) {
        if (type === 'paint' && buffered) this.tell();
      }
    },
    document: {
      getElementById: (id: string) => ({ content: `what is in ${id}` }),
      head: { append: (content: string) => taken.push(content) },
    },
  });
  expect(taken).toEqual(['what is in framework']);
});

test('what React needs to take the page over stays where it was', () => {
  const { body, flightData } = {
    body: '<main><style data-styled="">.a{color:red}</style><button class="a">Go</button></main>',
    flightData: '<script>self.__next_f.push([1,"data"])</script>',
  };
  const html = delayed(aNextPage({ body, flightData }));
  expect(html).toContain(body);
  expect(html).toContain(flightData);
  expect(html).toContain('<script id="_R_">');
});

test('an island may fetch more of the site in the browser, and of nothing else', () => {
  const [, script = ''] = /<script>(window\.trustedTypes.*?);new /.exec(delayed(aNextPage())) ?? [];
  const rules: { createScriptURL: (address: string) => string | null }[] = [];
  const createPolicy = (_: string, rule: (typeof rules)[0]) => rules.push(rule);
  runInNewContext(script, { window: { trustedTypes: { createPolicy } } });
  const allowed = ['/_next/static/chunks/a.js', '/api/a.js', 'https://elsewhere.example/a.js'].map(
    (address) => rules[0]?.createScriptURL(address),
  );
  expect(allowed).toEqual(['/_next/static/chunks/a.js', null, null]);
});
