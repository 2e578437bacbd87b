type Values = Readonly<Record<string, string | number>>;

/** Fills in each `{name}`. Words that the browser's modules read from a page have such placeholders, because JSON holds no functions. */
export const filled = (text: string, values: Values) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
