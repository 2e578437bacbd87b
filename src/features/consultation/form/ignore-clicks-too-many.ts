/** Not every browser counts the taps of a finger; but nobody reads Thank You and chooses a link so soon. */
const ONE_SERIES_MS = 500;

/**
 * Thank You comes at once, and may put a link where Submit was. Whoever clicks Submit several times
 * means Submit each time; the first click that begins anew is heard.
 */
export function ignoreClicksTooMany() {
  let last = performance.now();
  document.addEventListener('click', function ignore(event) {
    const goesOn = event.detail > 1 || event.timeStamp - last < ONE_SERIES_MS;
    if (!goesOn) return document.removeEventListener('click', ignore);
    event.preventDefault();
    last = event.timeStamp;
  });
}
