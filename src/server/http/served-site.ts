import { processWide } from '#server/process-wide.ts';
import type { ServedSite } from './finished-files.ts';

export const servedSite = ({ version = 'not built', notFound }: Partial<ServedSite> = {}) =>
  processWide('served site', () => ({ version, pageFor404: notFound?.plain }));
