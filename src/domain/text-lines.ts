const LINE_END = /\r\n|[\n\v\f\r\x85\u2028\u2029]/;

/** A stranger's line must not pass for a line of the mail or calendar entry. */
export const joinLines = (text: string, between: string) => text.split(LINE_END).join(between);

const DIRECTION_SIGNS = /[\u202a-\u202e\u2066-\u2069]/g;
type Texts = Readonly<Record<string, string | null | undefined>>;

/** A stranger's text must not turn the direction of the text around it. */
export const withoutDirectionSigns = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text?.replace(DIRECTION_SIGNS, '')]),
  );

/** A label may be a question. */
export const withColon = (label = '') =>
  /[\p{Sentence_Terminal}:…]$/u.test(label) ? label : `${label}:`;
