/** This folder is left out once a file of src/agency differs from the starter's. */
export const ONCE_YOURS = 'the site as it is delivered (rests once src/agency is yours)';
