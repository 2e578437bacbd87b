import { type ConsultationRequest, webhookBody } from '#domain/consultation-request.ts';
import { isDerivedId, uuidOf } from '#server/process/hashes.ts';
import { parseFormValues, type StoredRequest } from './stored-request.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Without an id from the browser, a second click must add no second request. */
export function idsOfPost(headers: Headers, request: ConsultationRequest, spam?: string) {
  const given = idGiven(headers);
  const unlessSpam = derivedIds(request);
  // A stranger who posts a visitor's form values as spam must not block the visitor.
  const derived = derivedIds(request, spam);
  return {
    id: given ?? derived[0],
    /** The first click of two is stored under one of these. */
    earlierIds: given ? [] : [...new Set([...unlessSpam, ...derived])],
    /** The same for repeated posts of one request, which count once. */
    quotaKey: `${given} ${unlessSpam[0]}`,
  };
}

export const idForOtherFormValues = (id: string, body: string) =>
  uuidOf(id + JSON.stringify({ ...parseFormValues(body), submittedAt: '' }));

type NewTime = { callDate: string; callTime: string };

/** Without a new time, the change cancels the call. */
export const idOfChange = (
  { callHash, revision }: Pick<StoredRequest, 'callHash' | 'revision'>,
  newTime: NewTime | null,
) => uuidOf(`${callHash} ${revision} ${newTime?.callDate ?? null} ${newTime?.callTime ?? null}`);

/** A client could claim another visitor's request by its derived id. */
function idGiven(headers: Headers) {
  const given = headers.get('idempotency-key')?.toLowerCase() ?? '';
  return UUID.test(given) && !isDerivedId(given) ? given : undefined;
}

const WINDOW_MS = 600_000;

/** A second click may fall into the next window. */
function derivedIds(request: ConsultationRequest, spam = ''): [string, string] {
  const window = Math.floor(Date.parse(request.submittedAt) / WINDOW_MS);
  const idIn = (windowNumber: number) =>
    uuidOf(webhookBody({ ...request, submittedAt: `${windowNumber}` }) + spam);
  return [idIn(window), idIn(window - 1)];
}
