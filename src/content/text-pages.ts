import { questions, type TextPage } from './questions.ts';
import { imprint, privacy } from './responsible.ts';

/** The text pages with content. Footer and sitemap list them. */
export const textPages: readonly TextPage[] = [questions, privacy, imprint].filter(({ parts }) =>
  Boolean(parts.length),
);

/** The link beside the form. */
export const privacyAddress = textPages.find((page) => page === privacy)?.address;
