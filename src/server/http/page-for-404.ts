import { processWide } from '#server/process-wide.ts';
import type { ServedSite } from './finished-files.ts';

/** The site's own: our server says which it is when it starts, so that a handler can answer with it. */
export const pageFor404 = (page?: ServedSite['notFound']) =>
  processWide('page for 404', () => page)?.plain;
