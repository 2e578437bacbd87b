/** Without it, pages with a client component would carry Next's default 404 page. */
export default () =>
  process.env.NODE_ENV === 'development' ? <p>Nothing has this address.</p> : null;
