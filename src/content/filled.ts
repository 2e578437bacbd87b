type Values = Readonly<Record<string, string | number>>;

/** A template, because a function cannot travel to the browser. */
export const filled = (text: string, values: Values) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
