import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pages } from '../../scripts/prove/real/built-site.ts';
import { expect, test } from './site.ts';

/** A bad network hands a page over in pieces, and a browser paints what it has. */
const AFTER_EACH = /<\/(?:h1|p|a|li|div|figure|section|nav)>/g;

for (const path of pages)
  test(`what is read of ${path} stays where it is while the rest arrives`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const html = await (await request.get(path)).text();
    const main = html.indexOf('<main');
    const cuts = [...html.matchAll(AFTER_EACH)]
      .map((end) => end.index + end[0].length)
      .filter((cut) => cut > main)
      .slice(0, 24)
      .filter((_, index) => index % 4 === 0);

    // What is measured first would otherwise have other letters than what comes from the cache.
    await page.route('**/fonts/*', (route) => route.abort());
    let arrived = html.length;
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: html.slice(0, arrived) });
    });
    /** The lines of the first screen, each with where it begins. */
    const lines = async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      return page.locator('main :is(h1, p, a, li, label)').evaluateAll((all) =>
        all
          .map((line) => ({ text: line.textContent, top: line.getBoundingClientRect().top }))
          .filter(({ top }) => top < innerHeight)
          .map(({ text, top }) => `${text} at ${top}`),
      );
    };
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      arrived = html.length;
      const whole = await lines();
      expect(whole.length).toBeGreaterThan(0);
      for (arrived of cuts) {
        const soFar = await lines();
        expect(soFar, `${width} px: ${html.slice(arrived - 80, arrived)}`).toEqual(
          whole.slice(0, soFar.length),
        );
      }
    }
  });

test('nothing of the framework is asked for before there is something to read', async ({
  page,
  site,
}) => {
  let theRest = () => {};
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(site.url + url);
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    const body = await answer.text();
    if (url !== '/consultation') return response.end(body);
    const header = body.indexOf('<header');
    response.write(body.slice(0, header));
    theRest = () => response.end(body.slice(header));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const whole = page.goto(`http://127.0.0.1:${port}/consultation`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  theRest();
  await whole;
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/_next/static/chunks/'))
        .map((file) => file.startTime),
    );
  await expect.poll(asked).not.toEqual([]);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(Math.min(...(await asked()))).toBeGreaterThan(painted ?? Infinity);
  server.closeAllConnections();
  server.close();
});
