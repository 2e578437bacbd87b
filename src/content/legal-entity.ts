/** The privacy page and the imprint appear once `name` is set. An `address` is '1 Main Street\nSpringfield'. */
export const legalEntity = {
  name: '',
  address: '',
};

/** The privacy pages allow two days more, because housekeeping erases in rounds. They write `SPAM_DAYS` of `server/requests/purge.ts` as 90 to 92, and `EXPIRE_AFTER_MS` of `browser/local-copies.ts` as 14 days. */
export const daysKept = Number(process.env['PURGE_AFTER_DAYS']?.trim() || 30);
