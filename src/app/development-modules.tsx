'use client';

import { useEffect } from 'react';

const STARTED = 'data-modules-started';

// Next evaluates this file again when a module that it imports is saved. The modules must not start twice on one page.
if ('document' in globalThis && document.documentElement.hasAttribute(STARTED)) location.reload();

/** In development Next compiles the modules. They start after React has hydrated the page. Earlier, React would report the modules' changes as errors. */
export function DevelopmentModules() {
  useEffect(() => {
    document.documentElement.setAttribute(STARTED, '');
    void import('#features/consultation/form/before-form.browser.ts');
    void import('#features/consultation/consultation.browser.ts');
    void import('#browser/site.ts');
  }, []);
  return null;
}
