import { readFileSync } from 'node:fs';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { agency } from '#content/agency.ts';
import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { GlobalStyle, RightToLeftStyle } from '#styles/global-style.ts';
import { color, scheme } from '#styles/tokens.ts';
import { typeface } from '#styles/typeface.ts';
import { siteUrl } from './site-url.ts';

const isPage = { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] };

/** The browser prerenders a page when the pointer rests on a link to it. */
const speculationRules = JSON.stringify({ prerender: [{ where: isPage, eagerness: 'moderate' }] });

export const metadata: Metadata = {
  metadataBase: siteUrl,
  icons: [
    { rel: 'icon', url: '/favicon.ico', sizes: '48x48' },
    { rel: 'icon', url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', url: '/app-icon', sizes: '512x512', type: 'image/png' },
  ],
  title: { default: agency.name, template: `%s · ${agency.name}` },
};

export const viewport: Viewport = { themeColor: color.ground, colorScheme: scheme };

// In development React hydrates the whole page and would report the attributes that this script sets.
const SiteScript =
  process.env.NODE_ENV === 'development' ? (await import('next/script')).default : 'script';

const { languageAttributes } = wordsIn(ownLanguage);

export default function RootLayout({ children }: { children: ReactNode }) {
  preload(typeface.preload, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  // The bundle of `site-script.ts`. The finishing step makes a file of it.
  const siteScript = readFileSync('src/app/site-script.bundle.js', 'utf8');
  // The site script may set an attribute on <html> before React hydrates the page.
  return (
    <html {...languageAttributes} suppressHydrationWarning>
      <body>
        <GlobalStyle />
        {languageAttributes.dir && <RightToLeftStyle />}
        {children}
        <SiteScript id="site-script">{siteScript}</SiteScript>
        <script type="speculationrules">{speculationRules}</script>
      </body>
    </html>
  );
}
