import { createGlobalStyle } from 'styled-components';

/** What a language that runs from right to left wants beside the logical properties of all other styles. */
export const RightToLeftStyle = createGlobalStyle`
  /* Its letters are joined: room between them would tear words apart. */
  * { letter-spacing: 0 !important; }
  /* Drawings and what moves in them run as they were drawn. */
  svg, [role='img'] { direction: ltr; }
  /* Arrows point where reading goes. */
  [data-month] button, [data-back] svg, main ol::before, main ol::after { scale: -1 1; }
`;
