/** Undefined if the browser blocks storage, or if it holds no JSON. */
export function ifAllowed<T>(use: () => T) {
  try {
    return use();
  } catch {
    return undefined;
  }
}
