import { preloadModule } from 'react-dom';

type Module = { address: string; imports: string[] };

type Built = Record<'site' | 'consultation' | 'calendar', Module> & { beforeForm: string };

/** The build bundles the modules first. In development there are none: `development.tsx` imports the sources. */
export const builtModules: Partial<Built> = JSON.parse(process.env.BROWSER_MODULES ?? '{}');

export function BrowserModule({ name }: { name: 'site' | 'consultation' }) {
  const { [name]: built } = builtModules;
  if (!built) return null;
  for (const address of built.imports) preloadModule(address, { as: 'script' });
  return <script type="module" src={built.address} />;
}
