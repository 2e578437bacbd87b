import { readFileSync } from 'node:fs';

// In development React hydrates the whole page and would report the attributes that this script sets.
const Script =
  process.env.NODE_ENV === 'development' ? (await import('next/script')).default : 'script';

/** For prerendered pages: the build moves it into a file. */
export const InlineSiteScript = () => (
  <Script id="site-script">{readFileSync('src/app/site-script.bundle.js', 'utf8')}</Script>
);
