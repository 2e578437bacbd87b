import type { LegalEntity } from '#agency-types.ts';

/** The privacy page and the imprint appear once `name` is set. */
export const legalEntity: LegalEntity = {
  name: '',
  address: '',
};
