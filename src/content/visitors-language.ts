import { type Language, languages, ownLanguage } from './languages.ts';

const offered = (language: unknown) => languages.find(({ code }) => code === language)?.code;

const firstPart = (address: string) =>
  URL.canParse(address) ? new URL(address).pathname.split('/')[1] : undefined;

export const visitorsLanguage = (language: unknown, referrer?: string | null): Language =>
  offered(language) ?? offered(firstPart(referrer ?? '')) ?? ownLanguage;
