/** Where visitors find the site. Pages are built once, so `SITE_URL` is read when they are built. */
export const siteUrl = new URL(process.env['SITE_URL']?.trim() || 'http://localhost:3000');

export const addressOf = (path: string) => new URL(path, siteUrl).href;
