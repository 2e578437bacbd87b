/** The privacy page and the imprint appear once `name` is set. An `address` is '1 Main Street\nSpringfield'. */
export const legalEntity = {
  name: '',
  address: '',
};

// The privacy pages add two days, because a stopped site erases nothing, nor does a process in its first hour. Change them together
// with `SPAM_DAYS` of `server/requests/purge.ts` ("90 to 92") and `EXPIRE_AFTER_MS` of `browser/local-copies.ts` ("14 days").
export const daysKept = Number(process.env['PURGE_AFTER_DAYS']?.trim() || 30);
