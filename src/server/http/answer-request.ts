import type { IncomingMessage, RequestListener } from 'node:http';
import type { Answer } from './answer.ts';
import { sendFile } from './finished-files.ts';
import { inLine } from './in-line.ts';
import { addressOf, boundRequest, TO_HANDLERS, TO_READ } from './request-rules.ts';
import type { ServedSite } from './served-site.ts';

/**
 * Answers every request: a finished file by itself, a handler by Next, all else with the page for 404. What decides
 * reads one address, and whatever comes after sees that one only.
 */
export function answerRequest(site: ServedSite, handler: RequestListener, siteUrl: URL) {
  return (request: IncomingMessage, response: Answer) => {
    const { method = '' } = request;
    const address = addressOf(request);
    const file = address && site.files.get(address.name);
    const isForHandler = address && !file && site.isForHandler(address.path);

    const methods = isForHandler ? TO_HANDLERS : TO_READ;
    if (!methods.includes(method)) return response.refuse(405, { Allow: methods.join(', ') });
    if (file) return sendFile(file, request, response);
    if (isForHandler) {
      boundRequest(request, address, siteUrl);
      const begin = () => handler(request, response.byHandler());
      return method === 'POST' ? inLine(begin) : begin();
    }
    const known = address && withoutSlash(site, address.name);
    if (known) return response.refuse(308, { Location: encodeURI(known) + address.query });
    if (address?.path.startsWith('/_next/')) return response.refuse(404);
    sendFile(site.notFound, request, response);
  };
}

/** `/about/` means `/about`: where that is something, and nowhere else, visitors are led there. */
function withoutSlash({ files, isForHandler }: ServedSite, name: string) {
  const shorter = name.replace(/\/$/, '');
  return files.has(shorter) || isForHandler(shorter) ? shorter : undefined;
}
