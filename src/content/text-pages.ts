import { questions } from './questions.ts';
import { imprint, privacy } from './responsible.ts';

/** A page of titles and texts; each line of a text is a paragraph. */
export type TextPage = {
  address: `/${string}`;
  title: string;
  /** What a search result says of it: 70 to 160 letters. */
  description: string;
  lead: string;
  parts: readonly { title: string; text: string }[];
  /** Questions with their answers: closed until they are asked. */
  areQuestions?: true;
};

/** Those that are filled in. They stand in the footer and on the sitemap. */
export const textPages: readonly TextPage[] = [questions, privacy, imprint].filter(
  (page) => page.parts.length > 0,
);

/** Where the form leads whoever asks what becomes of their answers. */
export const privacyAddress = privacy.parts.length > 0 ? privacy.address : undefined;
