/** What the module of every page looks for in the frame. */
export const FRAME_SELECTORS = {
  header: 'header',
  menu: 'header [popover]',
  linkInMenu: 'header [popover] a',
  openMenuOfPhone: '#menu:popover-open',
  linkToLanguage: 'a[hreflang]',
  animated: 'main section, main article',
} as const;
