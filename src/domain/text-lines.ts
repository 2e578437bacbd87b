/** Every character that some reader takes for a line end, U+2028 and U+2029 included. */
const LINE_END = /\r\n|[\n\v\f\r\x85\u2028\u2029]/;

/** Joins the lines of a stranger's text, so that none is taken for a line of the format. */
export const onLines = (text: string, between: string) => text.split(LINE_END).join(between);
