import { frameIsPainted } from './frame-is-painted.ts';

/** A link within the page shows the way, once nobody arrives any more: until a page has loaded, browsers lead on by themselves. */
export async function scrollSmoothlyOnceLoaded() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve));
  await frameIsPainted();
  document.documentElement.toggleAttribute('data-loaded', true);
}
