/** Each line of a `text` is a paragraph. A part with an empty `text` is left out, and so is a page without parts. If parts `areQuestions`, each title unfolds its text. */
export type TextPage = {
  address: `/${string}`;
  title: string;
  description: string;
  lead: string;
  parts: readonly { title: string; text: string }[];
  areQuestions?: true;
};

export const textAddresses = { questions: '/questions', privacy: '/privacy', imprint: '/imprint' } as const;
