/** Marks a visit as the agency's own. It grants no right: the key in the address does. */
export const AGENCY_VISIT = 'by=agency';
