/** Never throws. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> => Object(value);
