type Values = Readonly<Record<string, string | number>>;

/** The text with `{name}` replaced by its value: a text travels to the browser, which a function cannot. */
export const filled = (text: string, values: Values) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
