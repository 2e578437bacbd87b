export { legalEntity } from '#agency/legal-entity.ts';

// The privacy pages (text-pages.ts) add two days, because a stopped site erases nothing, nor does a
// process in its first hour. Those pages also say "90 to 92" and "14 days": correct them when
// `SPAM_DAYS` (purge.ts) or `EXPIRE_AFTER_MS` (local-copies.ts) changes.
export const daysKept = Number(process.env['PURGE_AFTER_DAYS']?.trim() || 30);
