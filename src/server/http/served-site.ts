import { processWide } from '#server/process-wide.ts';
import type { ServedSite } from './finished-files.ts';

type Served = { version: string; pageFor404?: ServedSite['notFound'][0] };

export const servedSite = processWide<Served>('served site', () => ({ version: 'not built' }));
