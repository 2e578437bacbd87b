import type { ReactNode } from 'react';
import { BrowserModule } from '#browser/built-modules.tsx';
import { agency } from '#content/agency.ts';
import { withoutSoftHyphens } from '#content/soft-hyphens.ts';
import type { SiteWords } from '#content/words.ts';
import { pagePolicy } from '#headers.ts';
import { color, scheme } from '#styles/tokens.ts';
import { documentResponse, hashesIn, INLINE_STYLE } from './document-response.ts';
import { Shell } from './shell.tsx';
import { SiteFrame } from './site-frame.tsx';

export type PageResponseInit = {
  words: SiteWords;
  title: string;
  status: number;
  headers?: Record<string, string>;
  /** The title stays where it is when a visitor acts on a call. */
  startsAtTop?: boolean;
};

/** A handler's page has the same components and the same frame as the pages of the build. */
export function pageResponse(
  { words, title, status, headers, startsAtTop = false }: PageResponseInit,
  content: ReactNode,
) {
  const page = (
    <Shell words={words}>
      <title>{withoutSoftHyphens(`${title} · ${agency.name}`)}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content={scheme} />
      <meta name="theme-color" content={color.ground} />
      <SiteFrame words={words} startsAtTop={startsAtTop}>
        {content}
      </SiteFrame>
      <BrowserModule name="site" />
    </Shell>
  );
  return documentResponse(page, { status, headers, policyFor });
}

function policyFor(html: string) {
  return pagePolicy({
    'script-src': [
      "'self'",
      ...hashesIn(html, /<script type="speculationrules">(.*?)<\/script>/gs),
    ],
    'style-src': hashesIn(html, INLINE_STYLE),
    // A logo on a ground of its own has a `style` attribute.
    'style-src-attr': ["'unsafe-hashes'", ...hashesIn(html, / style="([^"]*)"/g)],
  });
}
