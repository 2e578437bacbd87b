'use client';

import { useEffect } from 'react';
import { takeStyles } from '#styles/merge-styles.ts';

const STARTED = 'data-modules-started';

// Next evaluates this file again after a change. Modules must not start twice on one page.
if ('document' in globalThis && document.documentElement.hasAttribute(STARTED)) location.reload();

/** React would report the modules' changes as errors before it has hydrated the page. */
export function DevelopmentModules() {
  useEffect(() => {
    document.documentElement.setAttribute(STARTED, '');
    adoptMergedStyles();
    void import('#features/consultation/form/before-form.browser.ts');
    void import('#features/consultation/consultation.browser.ts');
    void import('#browser/site.ts');
  }, []);
  return null;
}

/**
 * In development an element brings its component's styles, so those of a base may follow those of a
 * component that extends it. A sheet in the order of a build outranks them.
 */
function adoptMergedStyles() {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  const update = () => {
    const styles = document.querySelectorAll('style[data-styled]');
    sheet.replaceSync(takeStyles(Array.from(styles, (style) => style.outerHTML).join('')).rules);
  };
  update();
  new MutationObserver(update).observe(document, { childList: true, subtree: true });
}
