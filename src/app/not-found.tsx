/** Without this file, pages with a client component would carry the text of Next's default 404 page. The built site sends `[language]/404`. */
export default () =>
  process.env.NODE_ENV === 'development' ? <p>Nothing has this address.</p> : null;
