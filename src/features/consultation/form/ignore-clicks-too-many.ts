/** Not every browser counts the taps of a finger; but nobody reads Thank You and chooses a link so soon. */
const ONE_SERIES_MS = 500;

/**
 * Thank You comes at once, and may put a link where Submit was. Whoever clicks Submit several times
 * means Submit each time; the first click that begins anew is heard.
 */
export function ignoreClicksTooMany() {
  let last = performance.now();

  function ignore(event: MouseEvent) {
    const goesOn = event.detail > 1 || event.timeStamp - last < ONE_SERIES_MS;
    if (!goesOn) return hearAgain();
    event.preventDefault();
    last = event.timeStamp;
  }
  const hearAgain = () => document.removeEventListener('click', ignore);

  document.addEventListener('click', ignore);
  return hearAgain;
}
