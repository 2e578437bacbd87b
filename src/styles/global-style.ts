import { createGlobalStyle } from 'styled-components';
import { laterParts } from './lay-out-below-the-fold.ts';
import { color, font, media, scheme, size, space, tracking } from './tokens.ts';
import { typeface } from './typeface.ts';

export const GlobalStyle = createGlobalStyle`
  ${typeface.faces}

  @media ${media.motion} {
    @view-transition { navigation: auto; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; min-width: 0; }

  html {
    --header: 4.5rem;
    @media ${media.low} { --header: 3.25rem; }
    color-scheme: ${scheme};
    background: ${color.ground};
    /* What the focus leads to stands clear of the header, and its ring of the window's lower edge. */
    scroll-padding: calc(${size.header} + 1.5rem) 0 ${space.sm};
    text-size-adjust: 100%;
    /* Chromium would hold on to a line of the hero while the rest arrives: a reload ended below the top. */
    overflow-anchor: none;
    /* Who arrives at a place further down is there at once: a way that takes a second misses what moves meanwhile. */
    @media ${media.motion} { &[data-loaded] { scroll-behavior: smooth; } }
  }

  body {
    display: flex;
    flex-direction: column;
    min-height: 100svh;
    background:
      radial-gradient(100% 56rem at 50% -12rem, ${color.groundLit}, transparent) no-repeat,
      linear-gradient(${color.ground}, ${color.surface} 60%, ${color.ground});
    color: ${color.textMuted};
    font: 400 ${font.body}/1.6 ${font.family};
    -webkit-font-smoothing: antialiased;
    /* With no least width for anything: where text is large, a long word breaks rather than widen a page. */
    overflow-wrap: anywhere;
  }

  h1, h2, h3, h4 { color: ${color.text}; font-weight: 600; line-height: 1.25; text-wrap: balance; }
  h1 { font-size: ${font.h1}; line-height: 1.05; letter-spacing: ${tracking.display}; }
  p, li { text-wrap: pretty; }
  ul, ol { padding: 0; list-style: none; }
  a { color: inherit; }
  [href^='tel:'] { display: inline-block; }
  svg { display: block; flex: none; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }

  /* Paper is white: ink on it, and no pictures. Only icons have a width of their own. */
  @media ${media.print} {
    html { color-scheme: light; }
    *, *::before, *::after {
      color: #000 !important;
      background: none !important;
      border-color: #999 !important;
      box-shadow: none !important;
    }
    svg:not([width]) { display: none; }
  }

  /*
   * The first frame lays out what is in the window, and later ones the rest: lay-out-below-the-fold.ts. Whoever is
   * led to a place further down waits for all of it, so that this is where they end.
   */
  @media ${media.script} {
    html:not(:has(:target)) :is(${laterParts}):not([data-laid-out]) {
      content-visibility: auto;
      contain-intrinsic-height: 100svh;
    }
  }

  /* Out of sight, nothing has to move. */
  [data-resting] { --play: paused; }

  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;

/** What a language that runs from right to left wants beside the logical properties of all other styles. */
export const RightToLeftStyle = createGlobalStyle`
  /* Its letters are joined: room between them would tear words apart. */
  * { letter-spacing: 0 !important; }
  h1 i { background-position-x: 0 !important; }
  /* Drawings and what moves in them run as they were drawn. */
  svg:not([width]), [role='img'] { direction: ltr; }
  /* Numbers and addresses are read from left to right everywhere. */
  a:is([href^='tel:'], [href^='mailto:']) { direction: ltr; unicode-bidi: isolate; flex-direction: row-reverse; }
  input:is([type='tel'], [type='email'], [type='url']) { direction: ltr; text-align: right; }
  /* Arrows point where reading goes. */
  [data-month] button, [data-back] svg, #services footer > svg, main ol::before, main ol::after { scale: -1 1; }
`;
