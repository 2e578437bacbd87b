import { sentenceOf } from '../../../scripts/build/build-errors.ts';
import { pageErrors } from '../../../scripts/build/finish/page-errors.ts';
import { readHtml } from '../../../scripts/build/html-document.ts';
import { browserSources } from '../../../scripts/build/next-output/browser-sources.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { NOTHING_TRUSTED } from './nothing-trusted.ts';

const here = process.cwd();
afterEach(() => process.chdir(here));

const ISLAND = 'src/app/isle/isle.tsx';

/** What is said of a page with this HTML and these sources, of which the island is one. */
function errors(html: string, sources: Record<string, string> = {}, trusted: object = {}) {
  process.chdir(aFolder(sources));
  const clientModules = [`[project]/${ISLAND}`, `[project]/${ISLAND} <module evaluation>`];
  const page = { route: '/', source: 'src/app/page.tsx', html: '', status: 200, clientModules };
  return pageErrors(page, readHtml(html), { ...NOTHING_TRUSTED, ...trusted }).map(sentenceOf);
}

const ofIsland = (text: string) => errors('', { [ISLAND]: `'use client';\n${text}` });
const ofScript = (text: string) => errors(`<script>${text}</script>`);

const COUNTS =
  "(function(w,d,s){d.createElement(s)})(window,document,'script','https://count.example/a.js')";

test.each([
  ['menu.innerHTML = words', /makes markup or code of text.*as elements.*children.*widgets/],
  ["document.createElement('script').src = '/a.js';", /adds a script.*<script async src.*widgets/],
  [COUNTS, /adds a script to the page/],
  ["new Worker('/work.js')", /starts a worker, which Trusted Types forbid.*route\.ts/],
  ["navigator.serviceWorker.register('/a.js')", /registers a service worker.*Take it out/],
  ["document.createElement('style').textContent = rules", /adds a <style>.*Write a CSS module/],
  ["box.setAttribute('style', 'color: red')", /writes a style attribute.*style\.setProperty/],
  ['WebAssembly.instantiateStreaming(code)', /runs WebAssembly, which no policy.*route\.ts/],
])(
  '%s is refused in a script and in a client component, with what to write instead',
  (text, sentence) => {
    expect(ofScript(text)).toEqual([expect.stringMatching(sentence)]);
    expect(ofScript(text)[0]).toMatch(/^src\/app\/page\.tsx /);
    expect(ofIsland(text)).toEqual([expect.stringMatching(sentence)]);
    expect(ofIsland(text)[0]).toMatch(/^src\/app\/isle\/isle\.tsx /);
  },
);

test.each([
  'box.innerHTML == words',
  "// menu.innerHTML = ''\ncreateElement('p'); document.createElement('p').textContent = words;",
  "document.createElement('style').sheet.insertRule('p {}')",
  "box.style.cssText = 'color: red'; const styled = '<styled>';",
  'typeof Worker; new WebAssembly.Memory(pages); new WorkerPool(2);',
])('%s is none of our business', (text) => {
  expect(ofIsland(text)).toEqual([]);
});

test('<style> in a client component is refused, whatever else the page has', () => {
  const sources = { [ISLAND]: 'export const Isle = () => <style>{rules}</style>;' };
  const widget = '<script async src="https://chat.example/chat.js"></script>';
  const trusted = { widgets: ['https://chat.example'] };
  for (const said of [errors('', sources), errors(widget, sources, trusted)])
    expect(said).toEqual([
      expect.stringMatching(`^${ISLAND} has <style> in a client component.*Write a CSS module`),
    ]);
});

const ROUTER = "import { useRouter } from 'next/navigation';\n";

test.each([
  "const router = useRouter();\nrouter.push('/about');",
  'const theWay = useRouter(); return () => theWay.refresh();',
  'const { back, replace } = useRouter();',
  "useRouter().push('/about');",
])('a router that loads pages anew is refused: %s', (text) => {
  expect(ofIsland(ROUTER + text)).toEqual([
    expect.stringMatching(`^${ISLAND} leads on with useRouter.*history.replaceState`),
  ]);
});

test.each([
  `${ROUTER}const router = useRouter(); router.back(); words.replace('a', 'b'); list.push(1);`,
  `${ROUTER}const { back } = useRouter(); const { push } = list;`,
  "import { usePathname } from 'next/navigation'; list.push(usePathname());",
])('a router that goes back, or none, is built: %s', (text) => {
  expect(ofIsland(text)).toEqual([]);
});

test.each([
  ["import { help } from './help.ts';", 'src/app/isle/help.ts'],
  ["import { help } from './help';", 'src/app/isle/help.ts'],
  ["const late = dynamic(() => import('#ui/help.tsx'));", 'src/ui/help.tsx'],
  ["export * from '../far'", 'src/app/far/index.js'],
])('what a client component brings along is looked at, and named: %s', (imports, file) => {
  const [sentence = '', ...others] = errors('', {
    [ISLAND]: imports,
    [file]: "import { Isle } from '#app/isle/isle.tsx'; menu.innerHTML = words;",
  });
  expect(sentence.startsWith(`${file} makes markup or code of text`)).toBe(true);
  expect(others).toEqual([]);
});

test('what runs on the server, or in no page, may make as much markup of text as it likes', () => {
  const sources = {
    [ISLAND]: "import type { Words } from './server.ts'; import './look.css';",
    'src/app/isle/server.ts': 'page.innerHTML = words',
    'src/app/isle/unused.tsx': "'use client'; page.innerHTML = words",
  };
  expect(errors('', sources)).toEqual([]);
});

test('a file of the site is looked at from wherever the page asks for it', () => {
  const sources = { 'public/own.js': "new Worker('/work.js')" };
  for (const address of ['/own.js', 'own.js?v=2', './own.js#a'])
    expect(errors(`<script async src="${address}"></script>`, sources)).toEqual([
      expect.stringMatching(/^public\/own\.js starts a worker/),
    ]);
});

test('on a page with a widget, which has no Trusted Types, only what its policy refuses is', () => {
  const widget = '<script async src="https://chat.example/chat.js"></script>';
  const trusted = { widgets: ['https://chat.example'] };
  const sources = { [ISLAND]: "menu.innerHTML = words; new Worker('/work.js');" };
  expect(errors(widget, sources, trusted)).toEqual([]);
  expect(errors(widget, { [ISLAND]: 'WebAssembly.compile(code)' }, trusted)).toHaveLength(1);
});

test('client components that are named in another way are not passed over', () => {
  expect(() => browserSources({ clientModules: ['/home/ada/site/src/app/isle.tsx'] })).toThrow(
    /expected client components by \[project\]\/src\/, but found \/home\/ada/,
  );
});
