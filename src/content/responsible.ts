/** The person or company responsible for the site. The privacy page and the imprint appear once `name` is set. */
export const responsible = {
  name: '',
  /** '1 Main Street\nSpringfield' */
  address: '',
};

/** Read when the pages are built. */
export const daysKept = Number(process.env['PURGE_AFTER_DAYS']?.trim() || 30);
