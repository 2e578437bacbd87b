import { createGlobalStyle } from 'styled-components';
import { POINTS_ALONG } from './points-along.ts';
import { color, font, headerOf, media, scheme, size, space, tracking } from './tokens.ts';
import { typeface } from './typeface.ts';

export const GlobalStyle = createGlobalStyle`
  ${typeface.faces}

  @media ${media.motion} {
    @view-transition { navigation: auto; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; min-width: 0; }
  [hidden] { display: none !important; }

  html {
    ${headerOf('4.5rem')}
    @media ${media.lowWindow} { ${headerOf('3.25rem')} }
    color-scheme: ${scheme};
    background: ${color.ground};
    /* A focused element is scrolled out from under the header, and its outline above the window's
       lower edge. */
    scroll-padding: calc(${size.header} + 1.5rem) 0 ${space.sm};
    font-size: clamp(100%, 25% + 0.834vw, 125%);
    text-size-adjust: 100%;
    /* With scroll anchoring, Chromium scrolled down after a reload. */
    overflow-anchor: none;
    /* While a page loads, nothing has the focus and scrolls are instant. A smooth one would miss a
       target that still moves. */
    @media ${media.motion} { &:focus-within { scroll-behavior: smooth; } }
  }

  body {
    display: flex;
    flex-direction: column;
    min-height: 100svh;
    background:
      radial-gradient(100% 56rem at 50% -12rem, ${color.groundLit}, ${color.ground}) no-repeat;
    color: ${color.textMuted};
    font: 400 ${font.body}/1.6 ${font.family};
    -webkit-font-smoothing: antialiased;
    /* A long word breaks before it widens the page. */
    overflow-wrap: anywhere;
  }

  main { flex: 1; padding-top: ${size.header}; }
  /* A short page stands in the middle once its footer has arrived. Before, the page grows and its
     middle moves. */
  main:has(+ footer) { align-content: center; }
  main:focus { outline: none; }
  h1, h2, h3, h4 { color: ${color.text}; font-weight: 600; line-height: 1.25; text-wrap: balance; }
  /* The margin brings the large first letter into line with the text below. */
  h1 {
    margin-inline-start: -0.035em;
    font-size: ${font.h1};
    line-height: 1.05;
    letter-spacing: ${tracking.display};
  }
  p, li { text-wrap: pretty; }
  ul, ol { padding: 0; list-style: none; }
  a { color: inherit; }
  [href^='tel:'] { display: inline-block; } /* A number moves to the next line as a whole. */
  svg { display: block; flex: none; }
  svg, img, video, iframe { max-width: 100%; }
  img { height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { padding: 0; border: 0; background: none; cursor: pointer; }

  /* Print shows no drawings. These are the SVGs without a width attribute: icons and marks have
     one. */
  @media ${media.print} {
    html { color-scheme: light; font-size: 13px; }
    body { display: block; }
    main { padding-top: 0; }
    *, *::before, *::after {
      color: #000 !important;
      background: none !important;
      border-color: #999 !important;
      box-shadow: none !important;
    }
    svg:not([width]), #languages { display: none; }
  }

  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;

/** Right-to-left languages need this in addition to the logical properties of all other styles. */
export const RightToLeftStyle = createGlobalStyle`
  /* Spacing would tear joined letters apart. */
  * { letter-spacing: 0 !important; }
  svg:not([width]), [role='img'] { direction: ltr; }
  a:is([href^='tel:'], [href^='mailto:']) {
    direction: ltr;
    unicode-bidi: isolate;
    flex-direction: row-reverse;
  }
  input:is([type='tel'], [type='email'], [type='url']) { direction: ltr; text-align: right; }
  /* Arrows and lines that have a direction. */
  .${POINTS_ALONG}, main ol::before, main ol::after { scale: -1 1; }
`;
