import { laterParts } from '#styles/later-parts.ts';
import { frameIsPainted } from './frame-is-painted.ts';

/**
 * The first frame lays out what is in the window. Once it is painted and the typeface is there, the rest follows, a
 * part in each frame: all of it at once would keep a slow phone from answering, and each line twice as well. Who comes
 * back is led to where they were, at once, and that place must be there. The global style has the other half.
 */
export async function layOutTheRest() {
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
