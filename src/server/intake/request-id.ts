import 'server-only';
import { createHash } from 'node:crypto';
import { type ConsultationRequest, webhookBody } from '#domain/consultation-request.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The id that makes two tries one request. The browser gives its form one and sends it in a header. Without
 * one, or with one that is no UUID, it is derived: the same words on the same day are the same request. Held ones
 * are apart: whoever knows a visitor's words must not have them held by posting them first, with a filled trap.
 */
export function requestId(headers: Headers, request: ConsultationRequest, heldBecause?: string) {
  const given = headers.get('idempotency-key')?.toLowerCase() ?? '';
  return UUID.test(given) ? given : derivedId(request, heldBecause);
}

function derivedId(request: ConsultationRequest, heldBecause = '') {
  const day = request.submittedAt.slice(0, 'yyyy-MM-dd'.length);
  const words = webhookBody({ ...request, submittedAt: day });
  const hex = createHash('sha256').update(`${words}${heldBecause}`).digest('hex');
  // Version 8 is the UUID for ids of one's own making.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
