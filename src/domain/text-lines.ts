/** Whatever some reader takes for the end of a line, U+2028 and U+2029 included. */
const LINE_END = /\r\n|[\n\v\f\r\x85\u2028\u2029]/;

/** Text for a format of lines: what a stranger typed begins no line that is not told from the format's own. */
export const onLines = (text: string, between: string) => text.split(LINE_END).join(between);
