import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FinishedFile, readFinishedFile } from './finished-files.ts';

/** What the build writes beside the server, in `site.json`: all that it answers by itself, and what is for whom. */
export type Site = {
  /** The address that it was built for; empty if none was set. */
  siteUrl: string;
  files: Record<string, FinishedFile>;
  notFound: FinishedFile;
  /** Regular expressions of the addresses that a route.ts, or a rule of next.config.js, answers. */
  handlers: string[];
};

export type ServedSite = ReturnType<typeof readSite>;

export function readSite(folder: string) {
  const site: Site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  const handlers = site.handlers.map((pattern) => new RegExp(pattern));
  return {
    siteUrl: site.siteUrl,
    files: new Map(
      Object.entries(site.files).map(([name, file]) => [name, readFinishedFile(folder, file)]),
    ),
    notFound: readFinishedFile(folder, site.notFound),
    isForHandler: (path: string) => handlers.some((pattern) => pattern.test(path)),
  };
}
