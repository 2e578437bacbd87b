import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { createGlobalStyle } from 'styled-components';
import { RESTING } from '#browser/frame-parts.ts';
import { agency } from '#content/agency.ts';
import type { SiteWords } from '#content/words.ts';
import { GlobalStyle, RightToLeftStyle } from '#styles/global-style.ts';
import { pausedStyles } from '#styles/tokens.ts';
import { typeface } from '#styles/typeface.ts';

const pageLinks = { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] };

const speculationRules = JSON.stringify({
  prerender: [{ where: pageLinks, eagerness: 'moderate' }],
});

export function Shell({ words, children }: { words: SiteWords; children: ReactNode }) {
  const { languageAttributes } = words;
  preload(typeface.preload, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  // Scripts set attributes on <html>. If an owner's client component hydrates the page, React must
  // not report them.
  return (
    <html {...languageAttributes} suppressHydrationWarning>
      <body>
        <GlobalStyle />
        <Offscreen />
        {languageAttributes.dir === 'rtl' && <RightToLeftStyle />}
        {children}
        {agency.loadAhead !== false && <script type="speculationrules">{speculationRules}</script>}
      </body>
    </html>
  );
}

const Offscreen = createGlobalStyle`
  [${RESTING}] {
    ${pausedStyles}
  }
`;
