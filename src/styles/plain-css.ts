/** Declarations as text, for styles that the desk uses without styled-components. */
export const css = String.raw;
