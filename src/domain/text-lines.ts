const LINE_END = /\r\n|[\n\v\f\r\x85\u2028\u2029]/;

/** Joins the lines of a stranger's text, so that none of them can pass for a line of the mail or calendar entry. */
export const joinLines = (text: string, between: string) => text.split(LINE_END).join(between);
