import { type Language, languages, ownLanguage } from './languages.ts';

const offered = (said: unknown) => languages.find(({ code }) => code === said)?.code;

const firstPart = (address: string) =>
  URL.canParse(address) ? new URL(address).pathname.split('/')[1] : undefined;

export const visitorsLanguage = (said: unknown, cameFrom?: string | null): Language =>
  offered(said) ?? offered(firstPart(cameFrom ?? '')) ?? ownLanguage;
