import { brandIcon } from '#features/site-frame/brand-icon.tsx';

export const dynamic = 'force-static';

export const GET = () => brandIcon(512);
