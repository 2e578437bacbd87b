/** A page of titles and texts. Each line of a text is a paragraph. */
export type TextPage = {
  /** Without the prefix of a language. */
  address: `/${string}`;
  title: string;
  /** For search results: 70 to 160 characters. */
  description: string;
  lead: string;
  parts: readonly { title: string; text: string }[];
  /** Shows each text folded under its title. */
  areQuestions?: true;
};

/** The addresses of the text pages: a page appears once it has parts. */
export const textAddresses = {
  questions: '/questions',
  privacy: '/privacy',
  imprint: '/imprint',
} as const;
