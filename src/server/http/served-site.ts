import { processWide } from '#server/process-wide.ts';
import type { ServedSite } from './finished-files.ts';

type Served = { version: string; pageFor404?: ServedSite['notFound']['plain'] };

const served = processWide<Served>('served site', () => ({ version: 'not built' }));

export const servedSite = () => served;

export const setServedSite = (site: Served) => Object.assign(served, site);
