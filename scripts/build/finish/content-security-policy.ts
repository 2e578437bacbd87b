import { createHash } from 'node:crypto';
import { expected } from './expected.ts';
import {
  attributeOf,
  elementsNamed,
  elementsOf,
  type HtmlDocument,
  type HtmlElement,
  textOf,
} from './html-document.ts';

/** The policy of one finished page: nothing runs and nothing is styled but what is in it now. */
export function contentSecurityPolicy(document: HtmlDocument) {
  const scripts = elementsNamed(document, 'script');
  const files = scripts.filter((script) => attributeOf(script, 'src') !== undefined);
  const inlineScripts = scripts.filter((script) => !files.includes(script) && !isData(script));
  const styles = elementsNamed(document, 'style');
  refuseWhatNoHashAllows(document);

  const directives = {
    'default-src': ["'none'"],
    'script-src': [...(files.length > 0 ? ["'self'"] : []), ...hashesOf(inlineScripts)],
    'style-src': hashesOf(styles),
    'img-src': ["'self'", ...(styles.some(hasDataImage) ? ['data:'] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // An island may name addresses of its own chunks (allow-own-chunks.ts); a page without one, none.
    'trusted-types': [files.some(isOfNext) ? 'default' : "'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function refuseWhatNoHashAllows(document: HtmlDocument) {
  const refused = elementsOf(document).flatMap(({ tagName, attrs }) =>
    attrs
      .filter(({ name }) => name === 'style' || name.startsWith('on'))
      .map(({ name, value }) => `<${tagName} ${name}="${value}">`),
  );
  expected(refused.length === 0, 'no style or event attributes', refused.join(' '));
}

function hashesOf(elements: HtmlElement[]) {
  const hashes = elements.map((element) => {
    const hash = createHash('sha256').update(textOf(element)).digest('base64');
    return `'sha256-${hash}'`;
  });
  return [...new Set(hashes)];
}

const isOfNext = (script: HtmlElement) =>
  attributeOf(script, 'src')?.startsWith('/_next/static/chunks/') ?? false;
const isData = (script: HtmlElement) => attributeOf(script, 'type') === 'application/ld+json';
const hasDataImage = (style: HtmlElement) => /url\(["']?data:/.test(textOf(style));
