import { localeOf } from '#content/languages.ts';

export const language = 'en';

export const locale = localeOf(language);
