/**
 * Thank You comes at once, and may put a link where Submit was. Whoever clicks Submit several times
 * means Submit each time: the browser counts such clicks, and the first that begins anew is heard.
 */
export function ignoreClicksTooMany() {
  document.addEventListener('click', function ignore(event) {
    if (event.detail > 1) event.preventDefault();
    else document.removeEventListener('click', ignore);
  });
}
