import { createGlobalStyle } from 'styled-components';

/** What a language that runs from right to left wants beside the logical properties of all other styles. */
export const RightToLeftStyle = createGlobalStyle`
  /* Its letters are joined: room between them would tear words apart. */
  * { letter-spacing: 0 !important; }
  h1 i { background-position-x: 0 !important; }
  /* Drawings and what moves in them run as they were drawn. */
  svg:not([width]), [role='img'] { direction: ltr; }
  /* Numbers and addresses are read from left to right everywhere. */
  a:is([href^='tel:'], [href^='mailto:']) { direction: ltr; flex-direction: row-reverse; }
  input:is([type='tel'], [type='email'], [type='url']) { direction: ltr; text-align: right; }
  /* Arrows point where reading goes. */
  [data-month] button, [data-back] svg, #services footer > svg, main ol::before, main ol::after { scale: -1 1; }
`;
