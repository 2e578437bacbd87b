type Values = Readonly<Record<string, string | number>>;

/** Fills in each `{name}`. Words that pages hand to the browser's modules have such names, because JSON holds no functions. */
export const filled = (text: string, values: Values) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
