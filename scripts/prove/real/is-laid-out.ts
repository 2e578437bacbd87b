/** Runs in a page: whether its last section is laid out, or only given a likely height. */
export function isLaidOut() {
  const last = [...document.querySelectorAll('main h2')].at(-1);
  return !last || last.checkVisibility({ contentVisibilityAuto: true });
}
