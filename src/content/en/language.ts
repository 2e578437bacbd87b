import { localeOf } from '#words-kit.ts';

export const language = 'en';

export const locale = localeOf(language);
