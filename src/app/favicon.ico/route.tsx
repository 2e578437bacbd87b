import { brandIcon } from '#features/site-frame/brand-icon.tsx';

export const dynamic = 'force-static';

/** Some clients request it without reading the page. Browsers accept a PNG under this name. */
export const GET = () => brandIcon(96);
