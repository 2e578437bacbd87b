import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isForHandler } from './bound-request.ts';

const TO_READ = ['GET', 'HEAD'];
/** Which of them a handler takes it says itself; what is not among them Next answers with 400 or 500. */
const TO_HANDLERS = [...TO_READ, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function hasWrongMethod({ method = '', url = '' }: IncomingMessage) {
  return !methodsFor(url).includes(method);
}

export function refuseMethod({ url = '' }: IncomingMessage, response: ServerResponse) {
  response.writeHead(405, {
    Allow: methodsFor(url).join(', '),
    'Content-Type': 'text/plain',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
  response.end('Method Not Allowed');
}

const methodsFor = (address: string) => (isForHandler(address) ? TO_HANDLERS : TO_READ);
