/** What stands below the first window of a page. The global style guesses its height until it is laid out. */
export const laterParts = 'main > section ~ section, main article ~ article';

/**
 * The first frame lays out what is in the window. Once it is painted and the typeface is there, the rest follows, a
 * part in each frame: all of it at once would keep a slow phone from answering, and each line twice as well. Who comes
 * back is led to where they were, at once, and that place must be there.
 */
export async function layOutBelowTheFold() {
  const [visit] = performance.getEntriesByType('navigation');
  const comesBack = visit && 'type' in visit && visit.type !== 'navigate';
  for (const part of document.querySelectorAll(laterParts)) {
    if (!comesBack) {
      await frameIsPainted();
      await document.fonts.ready;
    }
    part.toggleAttribute('data-laid-out', true);
  }
}

/** A link within the page shows the way, once nobody arrives any more: until a page has loaded, browsers lead on by themselves. */
export async function scrollSmoothlyOnceLoaded() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve));
  await frameIsPainted();
  document.documentElement.toggleAttribute('data-loaded', true);
}

/** Resolves when the next frame is on the screen: what follows keeps nobody waiting for it. */
const frameIsPainted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
