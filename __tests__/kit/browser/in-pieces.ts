import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { listen } from '../../../scripts/prove/real/listen.ts';
import type { RunningSite } from '../../../scripts/prove/real/running-site.ts';

/** A page as a bad network hands it over, each piece when the test says so; a browser paints what it has. */
export async function inPieces(
  { url: site }: RunningSite,
  path: string,
  cutsIn: (html: string) => readonly number[],
) {
  const html = await fetch(site + path).then((answer) => answer.text());
  const cuts = [0, ...cutsIn(html), html.length];
  const pieces = cuts.slice(1).map((cut, index) => html.slice(cuts[index], cut));
  let answer: ServerResponse | undefined;
  let sent = 0;

  const server = createServer(async ({ url }, response) => {
    if (url !== path) {
      const other = await fetch(site + url);
      response.setHeader('content-type', other.headers.get('content-type') ?? '');
      return response.end(Buffer.from(await other.arrayBuffer()));
    }
    answer = response.setHeader('content-type', 'text/html; charset=utf-8');
    sent = 0;
    sendNext();
  });
  const port = await listen(server);

  function sendNext() {
    answer?.write(`${pieces[sent]}${endOf(sent)}`);
    sent += 1;
    if (sent === pieces.length) answer?.end();
  }

  return {
    count: pieces.length,
    /** With the first piece. */
    open: (page: Page) => page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' }),
    sendNext,
    /** All that was sent is part of the page. */
    hasArrived: (page: Page) =>
      page.waitForFunction(
        (end) => document.documentElement?.outerHTML.includes(end),
        endOf(sent - 1),
      ),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const endOf = (piece: number) => `<!--the end of piece ${piece}-->`;
