import { request as askServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { trustedOrigins } from '#content/trusted-origins.ts';
import { embedderPolicy, hashOf, headers, hydratedPolicy, policyOfNextStart } from '#headers.ts';
import { hoistStyles } from '#styles/hoist-styles.ts';
import { type ServedFile, sendFile } from './finished-files.ts';
import type { SiteResponse } from './site-server.ts';

type Asked = {
  /** Where Next's own server listens. */
  port: number;
  /** What the build wrote for this address. */
  file: ServedFile | undefined;
};

/**
 * Next answers for an owner's page or handler. The styles of a page are put in order and its policy
 * is made when it is whole, so a page is not streamed.
 */
export async function askNext(
  request: IncomingMessage,
  response: SiteResponse,
  { port, file }: Asked,
) {
  const answer = await answerOfNext(request, response, port).catch(() => undefined);
  if (!answer)
    return file ? sendFile(file, response) : response.refuse(503, { 'Retry-After': '5' });
  const { statusCode: status = 500, headers: given } = answer;
  const hasOwnPolicy = !DEFAULT_POLICIES.includes(given[POLICY]?.toString());
  const isPage = `${given['content-type']}`.startsWith('text/html') && !hasOwnPolicy;
  const body = isPage ? await buffer(answer) : undefined;
  // A finished page that Next has not rendered anew.
  if (file && status === 200 && body?.equals(contentOf(file))) return sendFile(file, response);

  for (const [name, value] of Object.entries(given))
    if (value !== undefined && !OF_A_CONNECTION.test(name)) response.setHeader(name, value);
  if (!hasOwnPolicy) response.removeHeader(POLICY);
  // A page that is renewed is kept by Next. A cache in front may be older than a deployment.
  if (`${given['cache-control']}`.includes('s-maxage'))
    response.setHeader('Cache-Control', headers.page['Cache-Control']);
  if (body) return sendPage(response, status, hoistStyles(`${body}`));
  response.writeHead(status);
  answer.once('error', () => response.destroy()).pipe(response);
  // Otherwise what arrives early would wait in the compressor.
  answer.on('data', () => response.flush?.());
}

const POLICY = 'content-security-policy';
/** A handler may have set another. */
const DEFAULT_POLICIES = [undefined, policyOfNextStart((part) => trustedOrigins[part])];
const OF_A_CONNECTION = /^(connection|date|keep-alive|transfer-encoding)$/;

function answerOfNext(request: IncomingMessage, response: SiteResponse, port: number) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { method, url: path, headers: sent } = request;
  const given = { host: '127.0.0.1', port, method, path, headers: sent, agent: false };
  const question = askServer(given).once('response', resolve).once('error', reject);
  response.once('close', () => question.destroy());
  request.pipe(question);
  return promise;
}

const contentOf = ([{ content }]: ServedFile) =>
  typeof content === 'number' ? Buffer.alloc(0) : content;

function sendPage(response: SiteResponse, status: number, html: string) {
  const scripts = Array.from(html.matchAll(INLINE_SCRIPT), ([, text = '']) => hashOf(text));
  response.setHeader(
    'Content-Security-Policy',
    hydratedPolicy(scripts, (part) => trustedOrigins[part]),
  );
  response.setHeader('Cross-Origin-Embedder-Policy', embedderPolicy(isTrusted));
  response.removeHeader('Content-Length');
  response.removeHeader('ETag');
  response.writeHead(status).end(html);
}

const isTrusted = (...parts: (keyof typeof trustedOrigins)[]) =>
  parts.some((part) => trustedOrigins[part].length > 0);

const INLINE_SCRIPT = /<script(?![^>]* src=)(?![^>]*json")[^>]*>(.*?)<\/script>/gs;
