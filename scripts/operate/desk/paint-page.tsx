import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

export const PRIVATE = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** A page in one piece: no script, one style, and a policy that allows that style, our typeface and our forms. */
export function paintPage(title: string, body: ReactElement, place: string): Response {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToStaticMarkup(sheet.collectStyles(body));
    const style = stylesOf(sheet).replaceAll("url('/fonts/", `url('${place}fonts/`);
    const head =
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<title>${title}</title><style>${style}</style>`;
    return new Response(
      `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${markup}</body></html>`,
      {
        headers: {
          ...PRIVATE,
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': policyFor(style),
        },
      },
    );
  } finally {
    sheet.seal();
  }
}

function stylesOf(sheet: ServerStyleSheet) {
  return [...sheet.getStyleTags().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, text]) => text)
    .join('');
}

function policyFor(style: string) {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
