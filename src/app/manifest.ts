import type { MetadataRoute } from 'next';
import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { color } from '#styles/tokens.ts';

export default function manifest(): MetadataRoute.Manifest {
  const { agency, languageAttributes, homePage, pages } = wordsIn(ownLanguage);
  return {
    ...languageAttributes,
    name: homePage.inSearch.title,
    short_name: agency.name,
    description: homePage.inSearch.description,
    start_url: pages.home,
    display: 'standalone',
    background_color: color.ground,
    theme_color: color.ground,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/app-icon', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/app-icon', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
