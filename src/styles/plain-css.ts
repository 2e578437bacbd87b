/** CSS as text, for what the desk shows, too: it has no styled-components. */
export const css = String.raw;
