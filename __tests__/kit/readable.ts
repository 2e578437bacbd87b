/** A page with its owner's words as they were typed: "&" instead of "&#38;". */
export const readable = (html: string) =>
  html.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
