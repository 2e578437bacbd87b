const isPage = { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] };

/** Lets the browser prepare the page whose link is being pointed at or pressed. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: isPage, eagerness: 'moderate' }],
});
