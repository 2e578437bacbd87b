import { brandIcon } from '../brand-icon.tsx';

export const dynamic = 'force-static';

/** The icon on a home screen. Devices scale it to the size they need. */
export const GET = () => brandIcon(512);
