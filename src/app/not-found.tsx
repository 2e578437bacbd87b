/** Without this, /consultation would carry the text of Next's default 404 page. */
export default () => null;
