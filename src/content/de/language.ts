import { localeOf } from '#content/languages.ts';

export const language = 'de';

export const locale = localeOf(language);
