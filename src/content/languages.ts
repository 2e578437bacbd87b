import { languages as yours } from '#agency/languages.ts';
import type { SiteLanguage } from '#agency-types.ts';

export type { SiteLanguage };

export const languages = yours;

export type Language = (typeof languages)[number]['code'];

export const ownLanguage: Language = languages[0].code;

export const localeOf = (code: string): string =>
  languages.find((language: SiteLanguage) => language.code === code)?.locale ?? code;

export const prefixOf = (code: string) => (code === ownLanguage ? '' : `/${code}`);

export const visitorsLanguage = (language: unknown, referrer?: string | null): Language =>
  offered(language) ?? offered(firstPart(referrer ?? '')) ?? ownLanguage;

const offered = (language: unknown) => languages.find(({ code }) => code === language)?.code;

const firstPart = (address: string) =>
  URL.canParse(address) ? new URL(address).pathname.split('/')[1] : undefined;
