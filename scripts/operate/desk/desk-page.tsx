import type { ReactNode } from 'react';
import { agency } from '#content/agency.ts';
import { operatorWords } from '#content/operator-words.ts';
import { zoneInWords } from '#domain/moment-in-words.ts';
import { agencyZone } from '#domain/zones.ts';
import { hashOf, headers, policyOf } from '#headers.ts';
import { DESK_STYLE } from './desk-style.ts';

const { desk, locale } = operatorWords;
const { direction } = new Intl.Locale(locale).getTextInfo();

export const HEADERS = {
  ...headers.response,
  'Referrer-Policy': 'no-referrer',
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policyOf({
    'style-src': [hashOf(DESK_STYLE)],
    'form-action': ["'self'"],
  }),
};

export const DeskPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <html lang={locale} dir={direction}>
    <body>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <style href="desk" precedence="default">
        {DESK_STYLE}
      </style>
      <header>
        <a href="?">{agency.name}</a>
        <p>{desk.timesAreIn(zoneInWords(agencyZone(), locale))}</p>
      </header>
      <main>{children}</main>
    </body>
  </html>
);

export const Back = () => (
  <a className="back" href="?">
    ‹ {desk.back}
  </a>
);

export const ResultPage = ({ sentences }: { sentences: string }) => (
  <DeskPage title={desk.results.title}>
    <Back />
    <h1>{desk.results.title}</h1>
    <p role="status">{sentences}</p>
  </DeskPage>
);
