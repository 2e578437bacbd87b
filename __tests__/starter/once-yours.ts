export const ONCE_YOURS = 'the site as it is delivered (rests once src/agency is yours)';
