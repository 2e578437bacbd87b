import { localeOf, ownLanguage } from '#content/languages.ts';
import { type CallState, callStateOf } from '#domain/call-state.ts';
import { webhookFieldNames } from '#domain/consultation-request.ts';
import { agencyZone } from '#domain/zones.ts';
import { csvRow } from '#server/desk/csv.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import type { NoteProgress } from '#server/store/short-transactions.ts';

/** A spreadsheet of the agency's own country reads it. */
const locale = localeOf(ownLanguage);

/** Excel reads a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff';

const OUR_TIME = 'callTimeOfAgency';

const STORED_COLUMNS = [
  'id',
  'state',
  'acceptedAt',
  'deliveredAt',
  'attempts',
  'lastAnswer',
  'timeZone',
  'language',
  'leadSource',
  'callStatus',
  'changes',
];

export async function* exportRequests(
  requests: Requests,
  { noteProgress }: { noteProgress?: NoteProgress | undefined },
) {
  const all = await requests.count();
  const list = () => noting(requests.list({}), (read) => noteProgress?.(read, all));
  const fields = await fieldsIn(list());
  yield BYTE_ORDER_MARK + csvRow([...STORED_COLUMNS, ...fields], locale);
  for await (const request of list()) {
    const { id, state, formValues, attempts, lastAnswer, timeZone, language, leadSource } = request;
    const callState = callStateOf(request, Date.now());
    const moments = [iso(request.acceptedAt), iso(request.deliveredAt)];
    const stored = [id, state, ...moments, attempts, lastAnswer, timeZone, language, leadSource];
    const ofCall = [statusOf(callState), request.firstId];
    const withOurTime: typeof formValues = { ...formValues, [OUR_TIME]: onOurClock(callState) };
    yield csvRow([...stored, ...ofCall, ...fields.map((field) => withOurTime[field])], locale);
  }
}

/** Fields are read first, so each request is read twice. */
async function* noting<Item>(items: AsyncIterable<Item>, note: (read: number) => void) {
  let read = 0;
  for await (const item of items) {
    yield item;
    read += 1;
    note(read);
  }
}

function statusOf({ is, change }: CallState) {
  if (is === 'changedLater') return 'changed later';
  return change === 'new' ? null : change;
}

/** A field that was removed keeps its column for older requests. */
async function fieldsIn(requests: AsyncIterable<StoredRequest>) {
  const columnsFor = (field: string) => (field === 'callTime' ? [field, OUR_TIME] : [field]);
  const fields = new Set(webhookFieldNames.flatMap(columnsFor));
  for await (const { formValues } of requests)
    for (const field of Object.keys(formValues)) fields.add(field);
  return [...fields];
}

/** Every spreadsheet reads the Swedish form, such as 2026-11-23 16:00, as date and time. */
const onOurClock = ({ begins }: CallState) =>
  begins?.toLocaleString('sv-SE', { timeZone: agencyZone() }).slice(0, 16);

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
