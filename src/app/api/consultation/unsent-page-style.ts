import { color, font, radius, size, space, tracking } from '#styles/tokens.ts';
import { typeface } from '#styles/typeface.ts';

/** Plain text, no styled component: this page is an answer of the route, not a part of the build. */
export const unsentPageStyle = `
  ${typeface.faces}
  * { box-sizing: border-box; margin: 0; }
  body {
    display: grid; place-items: center; min-height: 100svh; padding: ${space.gutter};
    background: radial-gradient(100% 56rem at 50% -12rem, ${color.groundLit}, transparent) no-repeat ${color.ground};
    color: ${color.textMuted}; font: 400 ${font.body}/1.6 ${font.family};
  }
  main {
    display: grid; gap: ${space.lg}; width: 100%; max-width: ${size.form}; padding: ${space.xl};
    border: 1px solid ${color.hairline}; border-radius: ${radius.card}; background: ${color.surface};
  }
  h1 { color: ${color.text}; font-size: ${font.h2}; line-height: 1.1; letter-spacing: ${tracking.heading}; }
  ul { display: grid; gap: ${space.xs}; padding-inline-start: ${space.lg}; }
  strong, a { color: ${color.text}; }
  button {
    min-height: ${size.control}; padding: ${space.xs} ${space.lg}; border: 0; border-radius: ${radius.control};
    background: linear-gradient(${color.buttonTop}, ${color.buttonBottom}); color: ${color.ink}; font: inherit; cursor: pointer;
  }
  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;
