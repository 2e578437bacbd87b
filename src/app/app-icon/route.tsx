import { brandIcon } from '../brand-icon.tsx';

export const dynamic = 'force-static';

/** What stands on a home screen; every device makes the size that it needs. */
export const GET = () => brandIcon(512);
