import type { TrustedPart } from '../../../src/trusted-origins.ts';
import {
  attributeOf,
  elementsNamed,
  elementsOf,
  type HtmlDocument,
  type HtmlElement,
  isStyleSheet,
  textOf,
} from '../html-document.ts';
import { fileBehind, isFile } from '../next-output/manifests.ts';

/** Stands for wherever the site will be. */
export const THIS_SITE = 'http://this-site';

/** Something that a page has the browser load, by the address in its markup. */
export type Subresource = { kind: TrustedPart; address: string; markup: string };

/** Everything that the markup and the styles of a page ask for. */
export function subresourcesOf(document: HtmlDocument): Subresource[] {
  const inMarkup = elementsOf(document).flatMap((element) =>
    element.attrs.flatMap(({ name, value }) => {
      if (name === 'style') return ofStyle(value);
      const kind = kindOf(element, name);
      if (kind === undefined) return [];
      const addresses = name === 'srcset' ? candidatesIn(value) : [value];
      return addresses.map((address) =>
        part(kind, address, `<${element.tagName} ${name}="${address}">`),
      );
    }),
  );
  return [
    ...inMarkup,
    ...elementsNamed(document, 'style').flatMap((style) => ofStyle(textOf(style))),
  ];
}

/** The origin of a part from elsewhere. */
export function originOf({ address }: Pick<Subresource, 'address'>) {
  const { origin = THIS_SITE, protocol = '' } = URL.parse(address, THIS_SITE) ?? {};
  return origin === THIS_SITE || !/^https?:$/.test(protocol) ? undefined : origin;
}

/** The file in `public` that a page at this route asks for, where it is one. */
export function fileInPublic(address: string, route: string) {
  const url = URL.parse(address, THIS_SITE + encodeURI(route));
  const file = url?.origin === THIS_SITE ? fileBehind('', url.pathname) : '';
  return isFile(file) ? file : undefined;
}

export const isData = ({ address }: Subresource) => address.startsWith('data:');

const part = (kind: TrustedPart, address: string, markup: string): Subresource => ({
  kind,
  address,
  markup,
});
/** An address may have commas in it, and ends at one only before the next candidate. */
const candidatesIn = (srcset: string) =>
  [...srcset.matchAll(/[\s,]*(\S*[^\s,])(?:,|\s+[^,]*|$)/g)].map(([, address = '']) => address);

const KINDS: Record<string, TrustedPart> = {
  'script src': 'scripts',
  'img src': 'pictures',
  'img srcset': 'pictures',
  'image href': 'pictures',
  'input src': 'pictures',
  'video poster': 'pictures',
  'video src': 'media',
  'audio src': 'media',
  'track src': 'media',
  'iframe src': 'frames',
  'form action': 'forms',
  'button formaction': 'forms',
};
const PRELOADED: Record<string, TrustedPart> = {
  script: 'scripts',
  style: 'styles',
  font: 'fonts',
  image: 'pictures',
};

function kindOf(element: HtmlElement, name: string): TrustedPart | undefined {
  if (element.tagName === 'source') {
    const isInPicture = element.parentNode?.nodeName === 'picture';
    return /^src(set)?$/.test(name) ? (isInPicture ? 'pictures' : 'media') : undefined;
  }
  if (element.tagName !== 'link') return KINDS[`${element.tagName} ${name}`];
  if (name !== 'href') return undefined;
  if (isStyleSheet(element)) return 'styles';
  if (/icon/.test(attributeOf(element, 'rel') ?? '')) return 'pictures';
  return attributeOf(element, 'rel') === 'preload'
    ? PRELOADED[attributeOf(element, 'as') ?? '']
    : undefined;
}

function ofStyle(text: string): Subresource[] {
  const fonts = text.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const others = text.replace(/@font-face\s*\{[^}]*\}/g, '');
  return [
    ...fonts.flatMap(addressesIn).map((address) => part('fonts', address, `url(${address})`)),
    ...addressesIn(others).map((address) => part('pictures', address, `url(${address})`)),
  ];
}

const addressesIn = (text: string) =>
  [...text.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
