/** Not every browser counts the taps of a finger; but nobody reads Thank You and chooses a link so soon. */
const ONE_SERIES_MS = 500;

/**
 * Thank You may put a link where Submit was. Whoever clicks Submit several times means Submit each time, also
 * with the click that comes after Thank You; a click that begins a series of its own is heard, wherever it goes.
 */
export function ignoreClicksTooMany() {
  let last = performance.now();
  let meantSubmit = true;

  function ignore(event: MouseEvent) {
    const goesOn = event.detail > 1 || event.timeStamp - last < ONE_SERIES_MS;
    last = event.timeStamp;
    if (!goesOn) meantSubmit = isOnSubmit(event);
    if (meantSubmit) event.preventDefault();
  }

  document.addEventListener('click', ignore);
  return () => document.removeEventListener('click', ignore);
}

function isOnSubmit({ target }: MouseEvent) {
  return target instanceof Element && target.closest('[type=submit]') !== null;
}
