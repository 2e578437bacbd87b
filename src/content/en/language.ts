import { localeOf } from '../languages.ts';

export const language = 'en';

export const locale = localeOf(language);
