/** The privacy page and the imprint appear once `name` is set. An `address` is '1 Main Street\nSpringfield'. */
export const legalEntity = {
  name: '',
  address: '',
};

// The privacy pages add two days, because housekeeping erases in rounds. They also say "90 to 92" for `SPAM_DAYS` of
// `server/requests/purge.ts`, and "14 days" for `EXPIRE_AFTER_MS` of `browser/local-copies.ts`: change them together.
export const daysKept = Number(process.env['PURGE_AFTER_DAYS']?.trim() || 30);
