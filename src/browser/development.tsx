'use client';

import { useEffect } from 'react';

/** In development Next compiles the modules. They start after React has hydrated the page, which would report their changes. */
export function DevelopmentModules() {
  useEffect(() => {
    void import('./before-form.ts');
    void import('./consultation.ts');
    void import('./site.ts');
  }, []);
  return null;
}
