import { pages } from '../../../src/content/navigation.ts';
import { type BuildError, type Complaint, sourcesNaming } from '../build-errors.ts';
import { attributeOf, elementsOf, type HtmlDocument } from '../html-document.ts';
import type { NextPage } from '../next-output/manifests.ts';
import { subresourcesOf, THIS_SITE } from './subresources.ts';

type Page = Pick<NextPage, 'route' | 'source'>;
type Address = { address: string; markup: string };

/** What a page leads to or shows, where nothing is: nobody sees that before a visitor does. */
export function addressErrors(
  { route, source }: Page,
  document: HtmlDocument,
  isAnswered: (path: string) => boolean,
): BuildError[] {
  const all = [...subresourcesOf(document), ...linksOf(document)];
  const each = new Map(all.map(({ address, markup }) => [address, markup]));
  const nowhere = [...each].flatMap(([address, markup]) => {
    const complaint = complaintAbout({ address, markup }, route, isAnswered);
    return complaint
      ? sourcesOf(address, source).map((file) => ({ source: file, ...complaint }))
      : [];
  });
  return [...nowhere, ...ofTwoPlaces({ route, source }, document)];
}

/** A drawing that stands twice may name its parts twice; a place that is linked to may not. */
function ofTwoPlaces({ route, source }: Page, document: HtmlDocument): BuildError[] {
  const ids = elementsOf(document).flatMap((element) => attributeOf(element, 'id') ?? []);
  const here = new URL(THIS_SITE + encodeURI(route));
  const linkedTo = new Set(
    linksOf(document)
      .map(({ address }) => URL.parse(address, here))
      .filter((url) => url?.pathname === here.pathname)
      .map((url) => url?.hash.slice(1)),
  );
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) < index && linkedTo.has(id)));
  return [...twice].flatMap((id) => {
    const givers = [`id: '${id}'`, `id="${id}"`].flatMap((words) => sourcesNaming(words));
    return (givers.length > 0 ? givers : [source]).map((file) => ({
      source: file,
      found: `gives two things the id '${id}', and a link to it finds the first`,
      instead: 'Give each an id of its own',
    }));
  });
}

/** Many pages may lead to one place, by an address that is written once or by its name. In quotes: `/a` is no part of `/about`. */
function sourcesOf(address: string, page: string) {
  const quotes = address.startsWith('/') ? ["'", '"', '`'] : [];
  const [name] = Object.entries<string>(pages).find(([, named]) => named === address) ?? [];
  const sources = [
    ...quotes.flatMap((quote) => sourcesNaming(quote + address + quote)),
    ...(name ? sourcesNaming(new RegExp(`\\bhref(?:=\\{|: )pages\\.${name}\\b`)) : []),
  ];
  return sources.length > 0 ? [...new Set(sources)] : [page];
}

function complaintAbout(
  { address, markup }: Address,
  route: string,
  isAnswered: (path: string) => boolean,
): Complaint | undefined {
  const url = URL.parse(address, THIS_SITE + encodeURI(route));
  if (url === null)
    return {
      found: `has ${markup}, and that is no address`,
      instead: 'Write it whole, as in https://agency.example/a.png, or from / for a file in public',
    };
  if (url.protocol === 'mailto:' && !isForSomebody(url))
    return {
      found: `has ${markup}, and that is no e-mail address`,
      instead: 'Write one such as mailto:hello@agency.example',
    };
  if (url.protocol === 'tel:' && !/^\+?[\d.-]+(;.*)?$/.test(url.pathname))
    return {
      found: `has ${markup}, and that is no phone number`,
      instead: 'Write one such as tel:+12025550142, or in src/content/agency.ts +1 202 555 0142',
    };
  if (url.origin === THIS_SITE && !isAnswered(url.pathname))
    return {
      found: `has ${markup}, and this site has nothing at ${url.pathname}`,
      instead:
        'Take it out, or write the address of a page or of a file in public, or the whole one, from https:// on, if ' +
        'another server answers there',
    };
  return undefined;
}

/** A message without a recipient is one to be sent on, to whomever its reader likes. */
const isForSomebody = ({ pathname, search }: URL) =>
  pathname === ''
    ? search !== ''
    : pathname.split(',').every((name) => /^[^\s@]+@[^\s@]+$/.test(name));

const linksOf = (document: HtmlDocument): Address[] =>
  elementsOf(document).flatMap((element) => {
    const address = attributeOf(element, 'href');
    const isLink = /^(a|area)$/.test(element.tagName) && address !== undefined;
    return isLink ? [{ address, markup: `<${element.tagName} href="${address}">` }] : [];
  });
