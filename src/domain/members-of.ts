/** Reads what may be of any type, such as a caught failure or posted JSON, and never throws. */
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value);
