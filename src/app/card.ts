import { addressIn } from '#content/navigation.ts';
import type { SiteWords } from '#content/words.ts';

export const CARD_SIZE = { width: 1200, height: 630 };

export const cardIn = ({ agency, homePage, language }: SiteWords) => ({
  url: addressIn(language, '/opengraph-image'),
  type: 'image/png',
  alt: `${agency.name}: ${homePage.hero.headline}`,
  ...CARD_SIZE,
});
