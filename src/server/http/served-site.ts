import { processWide } from '#server/process-wide.ts';
import type { ServedSite } from './finished-files.ts';

/** What handlers know of the site that our server serves: it says so when it starts. Elsewhere nothing is served. */
export const servedSite = ({ version = 'not built', notFound }: Partial<ServedSite> = {}) =>
  processWide('served site', () => ({ version, pageFor404: notFound?.plain }));
