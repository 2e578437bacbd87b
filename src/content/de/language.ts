import { localeOf } from '#content/words-kit.ts';

export const language = 'de';

export const locale = localeOf(language);
