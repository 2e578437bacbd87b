import { expected } from './expected.ts';
import {
  attributeOf,
  elementsNamed,
  type HtmlDocument,
  type HtmlElement,
  textOf,
} from './html-document.ts';

const NEXT_FILES = '/_next/static/';
const FLIGHT_DATA = /^\(?self\.__next_f\b/;
/** The site's own, which its layout puts into every page. */
const SITE_SCRIPT = 'site-script';
const DATA_TYPES = ['application/ld+json', 'speculationrules'];

/** What Next has put into a page for its own use in the browser, by kind. No other script may go unnoticed. */
export function frameworkOf(document: HtmlDocument) {
  const scripts = elementsNamed(document, 'script');
  const files = scripts.filter((script) => attributeOf(script, 'src')?.startsWith(NEXT_FILES));
  const bootstrap = scripts.filter((script) => attributeOf(script, 'id') === '_R_');
  const flightData = scripts.filter((script) => FLIGHT_DATA.test(textOf(script)));
  const preloads = elementsNamed(document, 'link').filter(isScriptPreload);

  const own = scripts.filter((script) => attributeOf(script, 'id') === SITE_SCRIPT);
  const known = new Set([...files, ...bootstrap, ...flightData, ...own]);
  const unknown = scripts.filter((script) => isInlineCode(script) && !known.has(script));
  const delayed = elementsNamed(document, 'template').map((each) => attributeOf(each, 'id') ?? '');

  expected(own.length === 1, `one script with the id ${SITE_SCRIPT}`, `${own.length}`);
  expected(files.length > 0, `script files of ${NEXT_FILES}`, 'none');
  expected(bootstrap.length === 1, 'one script with the id _R_', `${bootstrap.length}`);
  expected(flightData.length > 0, 'scripts that begin with self.__next_f', 'none');
  expected(unknown.length === 0, 'no other inline script', unknown.map(textOf).join('\n'));
  expected(delayed.length === 0, 'all content in its place', `<template id="${delayed.join()}">`);
  return { files, preloads, inline: [...bootstrap, ...flightData] };
}

function isScriptPreload(link: HtmlElement) {
  const isFile = attributeOf(link, 'href')?.startsWith(NEXT_FILES) ?? false;
  return isFile && attributeOf(link, 'as') === 'script';
}

function isInlineCode(script: HtmlElement) {
  const type = attributeOf(script, 'type') ?? '';
  return attributeOf(script, 'src') === undefined && !DATA_TYPES.includes(type);
}
