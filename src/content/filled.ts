type Values = Readonly<Record<string, string | number>>;

/** Fills in each `{name}`. The browser's modules read words from a page as JSON, which has placeholders but no functions. */
export const filled = (text: string, values: Values) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
