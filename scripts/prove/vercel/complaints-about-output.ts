import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const POLICY = "default-src 'none'; ";
/** Next's last resort: next.config.js has its policy, and nobody is led to it. */
const NOT_OURS = '_global-error';

/** What would be wrong with the pages that this output serves. */
export function complaintsAboutOutput(output: string): string[] {
  const read = (file: string) => readFileSync(join(output, file), 'utf8');
  const { routes } = JSON.parse(read('config.json')) as {
    routes: { src?: string; handle?: string; dest?: string }[];
  };
  const pages = globSync('functions/**/*.prerender-fallback.html', { cwd: output })
    .map((file) => file.slice(0, -'.prerender-fallback.html'.length))
    .filter((page) => !page.endsWith(NOT_OURS));

  return [
    ...(pages.length < 5 ? [`Only ${pages.length} pages were found.`] : []),
    ...routes
      .filter(({ src, handle }) => src === undefined && handle === undefined)
      .map((rule) => `A rule has no place: ${JSON.stringify(rule)}`),
    ...routes
      .filter(({ dest }) => dest?.includes('compressed'))
      .map(({ dest }) => `A copy that this host does not need is sent: ${dest}`),
    ...pages
      .filter((page) => !headersOf(read(`${page}.prerender-config.json`)).startsWith(POLICY))
      .map((page) => `${page} has no policy.`),
    ...pages
      .filter((page) => read(`${page}.prerender-fallback.html`).includes('data-styled'))
      .map((page) => `${page} is not finished.`),
    ...['404', '500']
      .filter((name) => !read(`static/${name}.html`).includes(`content="${POLICY}`))
      .map((name) => `static/${name}.html has no policy.`),
  ];
}

const headersOf = (config: string): string =>
  JSON.parse(config).initialHeaders?.['content-security-policy'] ?? '';
