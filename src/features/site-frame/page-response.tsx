import React, { type ReactNode } from 'react';
import { BrowserModule } from '#browser/built-modules.tsx';
import { agency } from '#content/agency.ts';
import { withoutSoftHyphens } from '#content/soft-hyphens.ts';
import type { SiteWords } from '#content/words.ts';
import { hashOf, pagePolicy } from '#headers.ts';
import { mergeStyles } from '#styles/merge-styles.ts';
import { color, scheme } from '#styles/tokens.ts';
import { Shell } from './shell.tsx';
import { SiteFrame } from './site-frame.tsx';

// In development styled-components calls this hook if it exists. It fails here: the renderer has
// another copy of React.
if (process.env.NODE_ENV === 'development') Object.assign(React, { useDebugValue: undefined });

export type PageResponseInit = {
  words: SiteWords;
  title: string;
  status: number;
  headers?: Record<string, string>;
  /** The title stays where it is when a visitor acts on a call. */
  startsAtTop?: boolean;
};

/** A handler's page has the same components and the same frame as the pages of the build. */
export async function pageResponse(
  { words, title, status, headers, startsAtTop = false }: PageResponseInit,
  content: ReactNode,
) {
  // Next refuses a static import of `react-dom/server`.
  const { renderToStaticMarkup } = await import('react-dom/server');
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
  const html = `<!doctype html>${mergeStyles(renderToStaticMarkup(page))}`;
  const defaults = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policyFor(html),
  };
  return new Response(html, { status, headers: { ...defaults, ...headers } });
}

function policyFor(html: string) {
  const hashes = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ([, text = '']) => hashOf(text));
  return pagePolicy({
    'script-src': ["'self'", ...hashes(/<script type="speculationrules">(.*?)<\/script>/gs)],
    'style-src': hashes(/<style>(.*?)<\/style>/gs),
    // A logo on a ground of its own has a `style` attribute.
    'style-src-attr': ["'unsafe-hashes'", ...hashes(/ style="([^"]*)"/g)],
  });
}
