import { brandIcon } from '#features/site-frame/brand-icon.tsx';

export const dynamic = 'force-static';

/** Mails show this icon, too. Some clients request /favicon.ico without reading the page. Browsers accept a PNG under this name. */
export const GET = () => brandIcon(96);
