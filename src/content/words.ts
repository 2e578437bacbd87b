import { agency, contactLinks } from './agency.ts';
import { type Language, languages, type TranslationOf } from './languages.ts';
import { addressIn, inEachLanguage, linksIn } from './navigation.ts';
import { offers, type Service } from './offers.ts';
import type { TextPage } from './text-page.ts';
import { wordsByLanguage } from './words-by-language.ts';

/** Every language has the keys of the first one. */
type OwnWords = TranslationOf<(typeof wordsByLanguage)[(typeof languages)[0]['code']]>;

const translations: Record<Language, OwnWords> = wordsByLanguage;

export const wordsIn = (language: Language): SiteWords => all[language];

export type SiteWords = ReturnType<typeof withFacts>;

function withFacts(words: OwnWords) {
  const { language, serviceWords, texts, privacy } = words;
  const locale = new Intl.Locale(words.locale);
  const { direction } = locale.getTextInfo();
  const services = offers.map(
    (offer): Service => ({ ...offer, ...serviceWords[offer.id] }),
  ) as [Service, Service, Service, ...Service[]];
  const inLanguage = ({ address, ...page }: TextPage) => ({
    ...page,
    address: addressIn(language, address),
  });
  const textPages = texts.filter(({ parts }) => parts.length > 0).map(inLanguage);
  return {
    ...words,
    ...linksIn(language, words.navigation),
    agency: { ...agency, ...words.agencyWords, links: contactLinks },
    services,
    textPages,
    privacyAddress: privacy.parts.length > 0 ? inLanguage(privacy).address : undefined,
    /** A text page may exist in some languages only. */
    inEachLanguage(address: string) {
      const each = inEachLanguage(language, address);
      const asTextPage = each.filter(isTextPage);
      return asTextPage.length > 0 ? asTextPage : each;
    },
    languageAttributes: { lang: words.locale, dir: direction === 'rtl' ? direction : undefined } as const,
    /** 0 is Sunday. Not every browser knows it, so it is computed when pages are built. */
    firstDayOfWeek: locale.getWeekInfo().firstDay % 7,
  };
}

const isTextPage = ({ code, href }: { code: Language; href: string }) =>
  all[code].textPages.some(({ address }) => address === href);

const all = Object.fromEntries(
  languages.map(({ code }) => [code, withFacts(translations[code])]),
) as Record<Language, SiteWords>;

export const allWords: readonly SiteWords[] = languages.map(({ code }) => all[code]);
