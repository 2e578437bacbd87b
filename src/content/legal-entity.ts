/** The privacy page and the imprint appear once `name` is set. An `address` is '1 Main Street\nSpringfield'. */
export const legalEntity = {
  name: '',
  address: '',
};

export const daysKept = Number(process.env['PURGE_AFTER_DAYS']?.trim() || 30);
