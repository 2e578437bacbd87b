import type { MetadataRoute } from 'next';
import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { color } from '#styles/tokens.ts';

export default function manifest(): MetadataRoute.Manifest {
  const { agency, languageAttributes, pageDescriptions, pages } = wordsIn(ownLanguage);
  return {
    ...languageAttributes,
    name: pageDescriptions.home.title,
    short_name: agency.name,
    description: pageDescriptions.home.description,
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
