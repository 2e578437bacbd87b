import { questions, type TextPage } from './questions.ts';
import { imprint, privacy } from './responsible.ts';

/** Those that are filled in. They stand in the footer and on the sitemap. */
export const textPages: readonly TextPage[] = [questions, privacy, imprint].filter(({ parts }) =>
  Boolean(parts.length),
);

/** Where the form leads whoever asks what becomes of their answers. */
export const privacyAddress = textPages.find((page) => page === privacy)?.address;
