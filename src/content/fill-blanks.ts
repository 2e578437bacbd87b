type Values = Readonly<Record<string, string | number>>;

/** Modules of a page read words as JSON, which has no functions. */
export const fillBlanks = (text: string, values: Values) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
