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

test.each([
  { painted: ['first-paint', 'first-contentful-paint'], taken: ['what is in framework'] },
  { painted: ['first-paint'], taken: [] },
])(
  'after $painted, even before it began to listen, a script takes out $taken',
  ({ painted, taken }) => {
    const [, script = ''] =
      /<\/template><script>(.*)<\/script><\/body>/.exec(delayed(aNextPage())) ?? [];
    const appended: string[] = [];
    runInNewContext(script, {
      window: {},
      PerformanceObserver: class {
        tell: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void;
        constructor(tell: (typeof this)['tell']) {
          this.tell = tell;
        }

        observe({ type, buffered }: PerformanceObserverInit) {
          const getEntriesByName = (name: string) =>
            painted.filter((each) => each === name).map(() => ({}) as PerformanceEntry);
          if (type === 'paint' && buffered) this.tell({ getEntriesByName });
        }
      },
      document: {
        getElementById: (id: string) => ({ content: `what is in ${id}` }),
        head: { append: (content: string) => appended.push(content) },
      },
    });
    expect(appended).toEqual(taken);
  },
);

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
