export const ONCE_YOURS =
  'the site as it is delivered (once it is yours, delete __tests__/starter)';
