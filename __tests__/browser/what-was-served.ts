import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

const IS_TEXT = /^text|json|xml|svg|javascript/;

/** Counts, from now on, what a page makes the browser fetch: requests, and KB if all is sent as brotli. */
export function countWhatIsServed(page: Page) {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));

  const kilobytesOf = async (isCounted: (path: string) => boolean) => {
    const counted = answers.filter((answer) => isCounted(new URL(answer.url()).pathname));
    const sizes = await Promise.all(counted.map(sizeOf));
    return sizes.reduce((sum, size) => sum + size, 0) / 1024;
  };
  return {
    requests: () => answers.length,
    everything: () => kilobytesOf(() => true),
    framework: () => kilobytesOf((path) => path.startsWith('/_next/static/chunks/')),
    ownScript: async () => {
      const script = await page.locator('#site-script').textContent();
      return brotliCompressSync(script ?? '').length / 1024;
    },
  };
}

async function sizeOf(answer: Response) {
  const headers = answer.headers();
  const isCompressible = IS_TEXT.test(headers['content-type'] ?? '');
  if (headers['content-encoding'] !== 'br' && isCompressible)
    return brotliCompressSync(await answer.body()).length;
  return (await answer.request().sizes()).responseBodySize;
}
