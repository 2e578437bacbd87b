/** The first frame lays out what is in the window. Once it is painted, the rest follows: see the global style. */
export function layOutTheRest() {
  requestAnimationFrame(() =>
    setTimeout(() => document.documentElement.toggleAttribute('data-laid-out', true)),
  );
}
