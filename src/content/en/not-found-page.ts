export const notFoundPage = {
  title: 'This page does not exist',
  lead: 'The address may have a typing mistake, or the page has moved. Everything else is where it should be.',
  goHome: 'Go to the home page',
  seeServices: 'See our services',
} as const;
