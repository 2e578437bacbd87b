import React, { type ReactNode } from 'react';
import { hashOf } from '#headers.ts';
import { mergeStyles } from '#styles/merge-styles.ts';

// In development styled-components calls this hook if it exists. It fails here: the renderer has
// another copy of React.
if (process.env.NODE_ENV === 'development') Object.assign(React, { useDebugValue: undefined });

type DocumentInit = {
  status: number;
  headers?: Record<string, string> | undefined;
  policyFor: (html: string) => string;
};

/** A whole document of a handler, with all its styles in the head. */
export async function documentResponse(
  document: ReactNode,
  { status, headers, policyFor }: DocumentInit,
) {
  // Next refuses a static import of `react-dom/server`.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = `<!doctype html>${mergeStyles(renderToStaticMarkup(document))}`;
  const defaults = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policyFor(html),
  };
  return new Response(html, { status, headers: { ...defaults, ...headers } });
}

/** `pattern` captures what a policy allows by its hash. */
export const hashesIn = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, text = '']) => hashOf(text));

export const INLINE_STYLE = /<style>(.*?)<\/style>/gs;
