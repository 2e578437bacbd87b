import { readFileSync } from 'node:fs';
import type { TrustedOrigins } from '../../../src/trusted-origins.ts';
import { type BuildError, type Complaint, readSource, TRUSTED_ORIGINS } from '../build-errors.ts';
import { attributeOf, type HtmlDocument, textOf } from '../html-document.ts';
import { browserSources } from '../next-output/browser-sources.ts';
import { authorsScripts } from '../next-output/framework.ts';
import type { NextPage } from '../next-output/manifests.ts';
import { allowedOrigins } from './content-security-policy.ts';
import { fileInPublic } from './subresources.ts';

type Page = Pick<NextPage, 'route' | 'source' | 'clientModules'>;
type Script = { source: string; text: string };
type Refused = Complaint & { words: RegExp };

/** What the scripts of a page, or its client components, ask of the browser and would not get. */
export function browserErrors(
  page: Page,
  document: HtmlDocument,
  trusted: TrustedOrigins,
): BuildError[] {
  const hasWidget = allowedOrigins(document, trusted).widgets.length > 0;
  const components = browserSources(page).map((source) => ({ source, text: readSource(source) }));
  const scripts = [...scriptsOf(page, document), ...components];
  return [
    ...refusedIn(scripts, hasWidget ? EVERYWHERE : [...EVERYWHERE, ...WITHOUT_WIDGET]),
    ...refusedIn(components, IN_COMPONENTS),
  ];
}

const refusedIn = (scripts: Script[], table: Refused[]): BuildError[] =>
  table.flatMap(({ words, ...complaint }) =>
    scripts.filter(({ text }) => words.test(text)).map(({ source }) => ({ source, ...complaint })),
  );

/** Those that stand in the page, and files of its author's that it asks for. */
const scriptsOf = ({ route, source }: Page, document: HtmlDocument): Script[] =>
  authorsScripts(document).flatMap((script) => {
    const address = attributeOf(script, 'src');
    if (!address) return [{ source, text: textOf(script) }];
    const file = fileInPublic(address, route);
    return file ? [{ source: file, text: readFileSync(file, 'utf8') }] : [];
  });

const EVERYWHERE: Refused[] = [
  {
    words: /\bWebAssembly\.(?:instantiate|compile)(?:Streaming)?\(|\bnew WebAssembly\.Module\(/,
    found: 'runs WebAssembly, which no policy here allows',
    instead: 'Do its work in a route.ts, on the server, or in plain script',
  },
];

/** What Trusted Types and hashes of styles forbid, which a page with a widget has none of. */
const WITHOUT_WIDGET: Refused[] = [
  {
    words:
      /\b(?:inner|outer)HTML\s*\+?=(?!=)|\binsertAdjacentHTML\(|\bdocument\.write(?:ln)?\(|\beval\(|\bnew Function\(|\bdangerouslySetInnerHTML\b/,
    found: 'makes markup or code of text in the browser, which Trusted Types forbid',
    instead:
      'Write it as elements, with createElement() and textContent, or in a server component that is given to a client ' +
      `component as children, or name the origin of a script that needs it under widgets in ${TRUSTED_ORIGINS}`,
  },
  {
    // Many who count hand the document and the word to a function.
    words:
      /\.createElement\(\s*['"`]script['"`]|[)}]\s*\(\s*window\s*,\s*document\s*,[^)]*['"]script['"]/,
    found: 'adds a script to the page, which Trusted Types forbid',
    instead: `Write <script async src="…"> in the page, and where that script makes markup by itself, name its origin under widgets in ${TRUSTED_ORIGINS}`,
  },
  {
    words: /\bnew (?:Shared)?Worker\(/,
    found: 'starts a worker, which Trusted Types forbid',
    instead: 'Do its work in a route.ts, on the server, or where it is started',
  },
  {
    words: /\bserviceWorker\??\.register\(/,
    found: 'registers a service worker, which Trusted Types forbid',
    instead: 'Take it out: every page is asked of the server, which says what browsers keep',
  },
  {
    // Rules that are inserted one by one are let through (`islandStyles`).
    words: /\.createElement\(\s*['"`]style['"`](?![\s\S]*\.insertRule\()/,
    found:
      'adds a <style> to the page, whose policy allows only those that are in it when it is built',
    instead: 'Write a CSS module, or a .css file that the page imports',
  },
  {
    words: /\.setAttribute\(\s*['"`]style['"`]/,
    found:
      'writes a style attribute, and the policy of a page allows only those that are in it when it is built',
    instead: 'Write element.style.setProperty(), or a class of a CSS module',
  },
];

/** What the framework would look for in vain: a page has its styles in its head, and nothing for a router to fetch. */
const IN_COMPONENTS: Refused[] = [
  {
    words: /<style[\s>]/,
    found:
      'has <style> in a client component, where it never arrives: a page has all its styles in its head',
    instead: 'Write a CSS module',
  },
  {
    // Its back() and forward() are the browser's own.
    words:
      /['"]next\/navigation['"][\s\S]*?(?:\b(\w+)\s*=\s*useRouter\(\)[\s\S]*?\b\1\.(?:push|replace|refresh)\(|\b(?:push|replace|refresh)\b[^{}]*\}\s*=\s*useRouter\(\)|\buseRouter\(\)\.(?:push|replace|refresh)\()/,
    found: 'leads on with useRouter(), which loads a page anew here, and what it knew is lost',
    instead:
      'Write window.history.replaceState(), which useSearchParams() follows, or location.assign()',
  },
];
