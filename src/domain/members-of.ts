/** Never throws. */
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value);
