type Values = Readonly<Record<string, string | number>>;

/** Fills in each `{name}`. Words have such placeholders instead of functions if the browser's modules may read them from a page, because JSON holds no functions. */
export const filled = (text: string, values: Values) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
