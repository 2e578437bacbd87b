import { readFileSync } from 'node:fs';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { agency } from '#content/agency.ts';
import { speculationRules } from '#features/site-frame/speculation-rules.ts';
import { GlobalStyle } from '#styles/global-style.ts';
import { color, scheme } from '#styles/tokens.ts';
import { siteUrl } from './site-url.ts';

export const metadata: Metadata = {
  metadataBase: siteUrl,
  title: { default: agency.name, template: `%s · ${agency.name}` },
};

export const viewport: Viewport = { themeColor: color.ground, colorScheme: scheme };

export default function RootLayout({ children }: { children: ReactNode }) {
  preload('/fonts/geist-latin.woff2', { as: 'font', type: 'font/woff2', crossOrigin: '' });
  // What `site-script.ts` was bundled to. It stands in each page, so that none waits for it.
  const siteScript = readFileSync('src/app/site-script.bundle.js', 'utf8');
  // The site's own script marks <html> as scrolled, perhaps before React takes a page over.
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <GlobalStyle />
        {children}
        <script id="site-script">{siteScript}</script>
        <script type="speculationrules">{speculationRules}</script>
      </body>
    </html>
  );
}
