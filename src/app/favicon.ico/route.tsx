import { brandIcon } from '../brand-icon.tsx';

export const dynamic = 'force-static';

/** For whoever asks without having read the page. Browsers take a PNG by this name, too. */
export const GET = () => brandIcon(48);
