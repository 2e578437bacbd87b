import { type KeptRequest, keep } from './kept-requests.ts';
import { sendKeptRequest } from './send-kept-requests.ts';

/** Keeps a copy in this browser, then posts it; the copy goes once the server has answered. Never throws. */
export function sendRequest(id: string, request: KeptRequest) {
  return sendKeptRequest(keep(id, request));
}
