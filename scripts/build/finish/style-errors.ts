import { readFileSync } from 'node:fs';
import { CssSyntaxError, parse } from 'postcss';
import { type BuildError, errorsIn } from '../build-errors.ts';
import {
  attributeOf,
  elementsNamed,
  type HtmlDocument,
  isOfThisSite,
  isStyleSheet,
  textOf,
} from '../html-document.ts';
import type { NextPage } from '../next-output/manifests.ts';
import { fileInPublic } from './subresources.ts';

type Page = Pick<NextPage, 'route' | 'source'>;

/** Styles that do not end where their file does: a page has all its styles one behind the other. */
export function styleErrors({ route, source }: Page, document: HtmlDocument): BuildError[] {
  const written = elementsNamed(document, 'style').map((style) => ({
    source,
    text: textOf(style),
  }));
  const files = elementsNamed(document, 'link')
    .filter(isStyleSheet)
    .map((link) => attributeOf(link, 'href') ?? '')
    .filter(isOfThisSite)
    .flatMap((address) => fileInPublic(address, route) ?? [])
    .map((file) => ({ source: file, text: readFileSync(file, 'utf8') }));
  return [...written, ...files].flatMap((style) => {
    const { reason = '', line } = errorIn(style.text) ?? {};
    return errorsIn(
      // What else is wrong in them, browsers pass over.
      /^(Unclosed|Unexpected)/.test(reason) ? [style.source] : [],
      `has an ${reason.toLowerCase()} in line ${line} of a style, which would swallow the styles behind it`,
      'Close it, or take out what is too much',
    );
  });
}

function errorIn(text: string) {
  try {
    parse(text);
    return undefined;
  } catch (error) {
    if (error instanceof CssSyntaxError) return error;
    throw error;
  }
}
