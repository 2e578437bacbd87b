import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { agency } from '#content/agency.ts';
import { ownZone, zoneInWords } from '#domain/moment-in-words.ts';
import { GlobalStyle } from '#styles/global-style.ts';
import { color, font, media, space } from '#styles/tokens.ts';
import { Card } from '#ui/card.tsx';
import { BackLink } from '#ui/page-head.tsx';

export const PRIVATE = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** One document without scripts. Its policy allows its style, our typeface and our forms. */
export function paintPage(title: string, main: ReactNode): Response {
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(sheet.collectStyles(<Frame>{main}</Frame>));
  const tags = sheet.getStyleTags().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
  const style = [...tags].map(([, text = '']) => text.replaceAll("url('/", "url('")).join('');
  sheet.seal();
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${title}</title><style>${style}</style>`;
  return new Response(
    `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${markup}</body></html>`,
    {
      headers: {
        ...PRIVATE,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy':
          `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
          "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      },
    },
  );
}

export function answerSentence(sentence: string, next?: ReactNode) {
  return paintPage(
    'The desk',
    <>
      <BackLink href="?">All requests</BackLink>
      <h1>What happened</h1>
      <p role="status">{sentence}</p>
      {next}
    </>,
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyle />
      <Page>
        <Head>
          <a href="?">{agency.name}</a>
          <p>
            The desk, on this machine only. Times are yours: {zoneInWords(ownZone(), 'en-US')}. Days
            are counted in UTC.
          </p>
        </Head>
        <main>{children}</main>
      </Page>
    </>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${space.xl};
  width: 100%;
  max-width: 74rem;
  margin-inline: auto;
  padding: ${space.lg} ${space.gutter} ${space.xxl};
  font-size: ${font.small};

  main { display: grid; gap: ${space.xl}; }
  h1, h2 { font-size: ${font.h3}; }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space.xs} ${space.lg};
  color: ${color.textFaint};

  a { color: ${color.text}; font-weight: 600; text-decoration: none; }
  @media ${media.print} { display: none; }
`;

export const Sheet = styled(Card).attrs({ as: 'section' })`
  display: grid;
  gap: ${space.sm};

  dl { display: grid; gap: ${space.md}; }
  dt { color: ${color.textFaint}; font-size: ${font.tiny}; }
  dd, strong { color: ${color.text}; }
  strong { font-weight: 550; }
`;
