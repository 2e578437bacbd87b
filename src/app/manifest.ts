import type { MetadataRoute } from 'next';
import { agency } from '#content/agency.ts';
import { languageAttributes } from '#content/language.ts';
import { pages } from '#content/navigation.ts';
import { pageDescriptions } from '#content/page-descriptions.ts';
import { color } from '#styles/tokens.ts';

export default function manifest(): MetadataRoute.Manifest {
  return {
    ...languageAttributes,
    name: pageDescriptions[pages.home].title,
    short_name: agency.name,
    description: pageDescriptions[pages.home].description,
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
