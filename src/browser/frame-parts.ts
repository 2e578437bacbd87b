export const FRAME_SELECTORS = {
  header: 'header',
  menu: 'header [popover]',
  linkInMenu: 'header [popover] a',
  openMenuOfPhone: '#menu:popover-open',
  linkToLanguage: 'a[hreflang]',
  animated: 'main section, main article',
} as const;

/** The module notes on the root whether the page is scrolled. */
export const SCROLLED = 'data-scrolled';

export const SCROLLED_PAGE = `[${SCROLLED}='true']`;

/** The page before its module runs, or if that never comes. */
export const PAGE_WITHOUT_SCRIPT = `:root:not([${SCROLLED}])`;

/**
 * The module marks sections outside the window, and all of them when nobody is there. Their endless
 * animations then pause.
 */
export const RESTING = 'data-resting';
