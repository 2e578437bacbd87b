import { localeOf } from '#content/words-kit.ts';

export const language = 'en';

export const locale = localeOf(language);
