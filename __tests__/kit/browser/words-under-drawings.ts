import type { Page } from '@playwright/test';

/**
 * Takes a picture of the page with transparent words. A ground is even where a line of words lies,
 * and a drawing has edges. `reader` is an empty page: the page's own policy allows no picture.
 */
export async function wordsUnderDrawings(page: Page, reader: Page) {
  await page.evaluate(() => document.fonts.ready);
  // A header that stays in sight would lie on words, and so would a focus ring.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    Object(document.activeElement).blur();
  });
  const lines = await page.evaluate(linesOfWords);
  await page.evaluate(hideWords);
  const picture = await pictureOf(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return reader.evaluate(linesWithEdges, { lines, picture });
}

/** Most of the time of a picture goes into packing it, so it is packed lightly. */
async function pictureOf(page: Page) {
  const [width, height] = await page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return [clientWidth, scrollHeight];
  });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await session.detach();
  return data;
}

type Line = { words: string; left: number; top: number; right: number; bottom: number };

/** Without those over an owner's pictures, and without those that are cut off. */
function linesOfWords() {
  const lines: Line[] = [];
  const photos = [...document.querySelectorAll('img, picture, video, canvas, iframe')].map(
    (photo) => photo.getBoundingClientRect(),
  );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (parent.closest('svg, option, noscript, script, style')) continue;
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // Between the letters' feet and heads, where a reader looks.
      const inset = (bottom - top) * 0.3;
      const line = { words, left, right, top: top + inset, bottom: bottom - inset };
      if (right - left > 3 && !isCutOff(parent, line) && !photos.some(meets(line)))
        lines.push({ ...line, top: line.top + scrollY, bottom: line.bottom + scrollY });
    }
  }
  return lines;

  function isCutOff(element: Element, line: Line) {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { clipPath, overflowY, position } = getComputedStyle(part);
      if (clipPath !== 'none') return true;
      const box = part.getBoundingClientRect();
      const isInside = line.bottom <= box.bottom + 1 && line.top >= box.top - 1;
      if (overflowY !== 'visible' && part !== document.body && !isInside) return true;
      if (position === 'fixed') return line.bottom < 0;
    }
    return line.left < 0 || line.right > innerWidth;
  }

  function meets(line: Line) {
    return ({ left, right, top, bottom }: DOMRect) =>
      line.left < right && line.right > left && line.top < bottom && line.bottom > top;
  }
}

/** The colour itself stays, because drawings take theirs from it. */
function hideWords() {
  const transparent = new CSSStyleSheet();
  transparent.replaceSync(`*, ::before, ::after {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
    animation: none !important;
    transition: none !important;
  }`);
  document.adoptedStyleSheets.push(transparent);
}

/** A gradient differs by less from one pixel to the next. */
async function linesWithEdges({ lines, picture }: { lines: Line[]; picture: string }) {
  const EDGE = 40;
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  return lines.filter(hasEdge).map(({ words }) => words);

  function hasEdge({ left, right, top, bottom }: Line) {
    const width = Math.floor(right) - Math.ceil(left);
    const height = Math.floor(bottom) - Math.ceil(top);
    if (width < 2 || height < 1) return false;
    const pixels = context?.getImageData(Math.ceil(left), Math.ceil(top), width, height).data ?? [];
    const differs = (pixel: number, next: number) =>
      [0, 1, 2].some(
        (channel) =>
          Math.abs((pixels[4 * pixel + channel] ?? 0) - (pixels[4 * next + channel] ?? 0)) > EDGE,
      );
    return Array.from({ length: width * height }, (_, pixel) => pixel).some(
      (pixel) =>
        ((pixel + 1) % width > 0 && differs(pixel, pixel + 1)) ||
        (pixel + width < width * height && differs(pixel, pixel + width)),
    );
  }
}
