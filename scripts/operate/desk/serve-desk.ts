import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { operatorWords } from '#content/operator-words.ts';
import { isLoopback } from '#server/configuration/environment-variables.ts';
import { isSameSecret } from '#server/configuration/secrets.ts';
import { explainFailure, NotDone } from '#server/desk/explain-failure.ts';
import type { Requests } from '#server/requests/requests.ts';
import { runAction } from './action-form.tsx';
import { HEADERS, ResultPage } from './desk-page.tsx';
import { listPage } from './list-page.tsx';
import { requestPage } from './request-page.tsx';

const REFUSED = `${operatorWords.desk.refusals.notFromDesk}\n`;

/** `path` holds the key, or is `/` behind a proxy that asks for a password. */
type Address = { path: string; name?: string | undefined };
type Options = Address & { port?: number; isPublished?: boolean };

export async function serveDesk(requests: Requests, { port = 0, isPublished, ...where }: Options) {
  const server = createServer(async (request, response) => {
    if (!isFromOperator(request, where)) return void response.writeHead(403, HEADERS).end(REFUSED);
    const { status, html } = await pageFor(requests, request)
      .then((page) => ({ status: 200, html: htmlOf(page) }))
      .catch((failure) => ({
        status: statusOf(failure, request),
        html: htmlOf(ResultPage({ sentences: explainFailure(failure, operatorWords) })),
      }));
    response.writeHead(status, HEADERS).end(html);
  });
  server.listen(port, isPublished ? '0.0.0.0' : '127.0.0.1');
  await once(server, 'listening');
  return {
    url: new URL(where.path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`).href,
    close: () => server.close().closeAllConnections(),
  };
}

const htmlOf = (page: ReactElement) => `<!doctype html>${renderToStaticMarkup(page)}`;

function statusOf(failure: unknown, { method }: IncomingMessage) {
  if (!(failure instanceof NotDone)) return 503;
  return method === 'POST' ? 409 : 404;
}

async function pageFor(requests: Requests, request: IncomingMessage) {
  if (request.method === 'POST') {
    const sentences = await runAction(requests, new URLSearchParams(await text(request)));
    return ResultPage({ sentences });
  }
  const query = new URLSearchParams(request.url?.split('?')[1]);
  const id = query.get('id');
  return id === null ? listPage(requests, query) : requestPage(requests, id);
}

/** DNS rebinding would use another host name. */
function isFromOperator(request: IncomingMessage, { path, name }: Address) {
  const { host = '', 'sec-fetch-site': site } = request.headers;
  const [requestedPath = ''] = request.url?.split('?') ?? [];
  // Browsers send "none" for a typed address. Old ones and curl send no such header.
  const isTyped = request.method === 'GET' && (site === undefined || site === 'none');
  const isFromNoOtherSite = isTyped || site === 'same-origin';
  const hostname = host.replace(/:\d+$/, '');
  const isDeskHost = name ? hostname === name.toLowerCase() : isLoopback(hostname);
  return isDeskHost && isFromNoOtherSite && isSameSecret(requestedPath, path);
}
