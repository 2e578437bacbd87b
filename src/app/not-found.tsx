/** Built, every page is written already: Next would only send this along with every island. Whoever develops sees it. */
const NotFound =
  process.env.NODE_ENV === 'development'
    ? (await import('#features/site-frame/not-found-view.tsx')).NotFound
    : () => null;

export default NotFound;
