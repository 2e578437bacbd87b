import { BrowserModule } from '#browser/built-modules.tsx';

/** With a static import, the component for development would be a client component of every built page. */
export const SiteModules =
  process.env.NODE_ENV === 'development'
    ? (await import('#browser/development.tsx')).DevelopmentModules
    : () => <BrowserModule name="site" />;
