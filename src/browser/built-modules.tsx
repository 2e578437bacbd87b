type PageModule = 'site' | 'consultation' | 'callPage';
type Built = Record<PageModule | 'calendar' | 'beforeForm', string>;

/**
 * Addresses of modules, and the text of the inline script `beforeForm`. In development this is
 * empty, and `DevelopmentModules` imports the sources.
 */
export const builtModules: Partial<Built> = JSON.parse(process.env.BROWSER_MODULES ?? '{}');

/** Lighthouse counts a module of usual priority as blocking the first paint. */
export const BrowserModule = ({ name }: { name: PageModule }) =>
  builtModules[name] && <script type="module" src={builtModules[name]} fetchPriority="low" />;
