import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { type Headers, headers } from '#headers.ts';

/** What goes back to whoever asked. */
export class Answer extends ServerResponse<IncomingMessage> {
  #unlessSaid: Headers = {};

  /** From now on somebody else writes it, and what they do not say is said as in every answer. */
  byHandler() {
    this.#unlessSaid = headers.answer;
    return this;
  }

  /** Says in a word why a request is not answered. What may still come of it is not waited for. */
  refuse(status: number, besides: Headers = {}) {
    const type = { 'Content-Type': 'text/plain', Connection: 'close' };
    this.writeHead(status, { ...headers.answer, ...type, ...besides }).end(STATUS_CODES[status]);
  }

  override writeHead(status: number, reason?: string | Said, said?: Said) {
    for (const [name, value] of Object.entries(this.#unlessSaid))
      if (!this.hasHeader(name)) this.setHeader(name, value);
    return typeof reason === 'string'
      ? super.writeHead(status, reason, said)
      : super.writeHead(status, reason);
  }
}

type Said = OutgoingHttpHeaders | OutgoingHttpHeader[];
