type Built = Record<'site' | 'consultation' | 'calendar' | 'beforeForm', string>;

/** The addresses of the modules, which the build bundles first. In development there are none: `development.tsx` imports the sources. */
export const builtModules: Partial<Built> = JSON.parse(process.env.BROWSER_MODULES ?? '{}');

/** At its usual priority, Lighthouse counts a module as something that the first paint waits for. */
export const BrowserModule = ({ name }: { name: 'site' | 'consultation' }) =>
  builtModules[name] && <script type="module" src={builtModules[name]} fetchPriority="low" />;
