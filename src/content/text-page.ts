/** Each line of a `text` is a paragraph. A part with an empty `text` is left out. */
export type Part = { title: string; text: string };

/** A page without parts is left out. If parts `areQuestions`, each title unfolds its text. */
export type TextPage = {
  address: `/${string}`;
  title: string;
  description: string;
  lead: string;
  parts: readonly Part[];
  areQuestions?: true;
};

export const textPages = ['questions', 'privacy', 'imprint'] as const;
export type TextPageName = (typeof textPages)[number];
