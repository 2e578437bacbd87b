import { localeOf } from '../languages.ts';

export const language = 'de';

export const locale = localeOf(language);
