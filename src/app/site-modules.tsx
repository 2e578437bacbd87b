import { BrowserModule } from '#browser/built-modules.tsx';

/** A static import would add the client component for development to every built page. */
export const SiteModules =
  process.env.NODE_ENV === 'development'
    ? (await import('#browser/development.tsx')).DevelopmentModules
    : () => <BrowserModule name="site" />;
