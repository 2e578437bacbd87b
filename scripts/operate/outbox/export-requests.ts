import { webhookFields } from '#domain/consultation-request.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { csvRow } from '../csv.ts';

/** Excel reads a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff';

const STORED = 'id,state,acceptedAt,deliveredAt,attempts,lastAnswer,timeZone,language,leadSource';

export async function* exportRequests(requests: Requests) {
  const fields = await fieldsIn(requests.list({}));
  yield BYTE_ORDER_MARK + csvRow([...STORED.split(','), ...fields]);
  for await (const request of requests.list({})) {
    const { id, state, answers, attempts, lastAnswer, timeZone, language, leadSource } = request;
    const moments = [iso(request.acceptedAt), iso(request.deliveredAt)];
    const stored = [id, state, ...moments, attempts, lastAnswer, timeZone, language, leadSource];
    yield csvRow([...stored, ...fields.map((field) => answers[field])]);
  }
}

/** Today's fields come first. A field that was removed keeps its column for older answers. */
async function fieldsIn(requests: AsyncIterable<StoredRequest>) {
  const fields = new Set<string>(webhookFields);
  for await (const { answers } of requests)
    for (const field of Object.keys(answers)) fields.add(field);
  return [...fields];
}

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
