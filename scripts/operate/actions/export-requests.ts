import { webhookFields } from '#domain/consultation-request.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import type { Selection } from '#server/outbox/requests.ts';
import { jsonLine } from '../json-line.ts';
import { fieldsOf, summary } from '../outbox/view.ts';
import { csv, UNICODE_FOLLOWS } from './csv.ts';

/** All that is selected, with the visitors' words: for a spreadsheet, or one object a line for a script. */
export async function* exportRequests(
  outbox: Outbox,
  { format, ...selection }: Selection & { format: string },
) {
  if (format === 'csv') yield UNICODE_FOLLOWS + csv([[...STORE_COLUMNS, ...webhookFields]]);
  for await (const request of outbox.list(selection)) {
    const known = summary(request);
    const typed = fieldsOf(request.body);
    if (format === 'json') yield jsonLine({ ...known, request: typed });
    else
      yield csv([
        [
          ...STORE_COLUMNS.map((column) => String(known[column] ?? '')),
          ...webhookFields.map((field) => String(typed[field] ?? '')),
        ],
      ]);
  }
}

const STORE_COLUMNS = [
  'id',
  'state',
  'acceptedAt',
  'deliveredAt',
  'attempts',
  'lastAnswer',
  'timeZone',
  'leadSource',
] as const;
