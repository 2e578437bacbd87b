import type { LegalEntity } from '#agency-types.ts';

/**
 * The person or company that answers for the site by law. With a name, the privacy page and the
 * imprint appear.
 */
export const legalEntity: LegalEntity = {
  name: '', // 'Ada and Sons Ltd'
  address: '', // '1 Main Street\nSpringfield'
};
