import { webhookFields } from '#domain/consultation-request.ts';
import type { Outbox, StoredRequest } from '#server/leads.ts';
import { csvRow } from '../csv.ts';
import { withProgress } from '../progress.ts';
import type { Asked } from './read-arguments.ts';
import { fieldsOf, iso } from './view.ts';

/** Excel reads a file that begins with it as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

export async function* exportRequests(outbox: Outbox, { isJson, output, ...asked }: Asked) {
  const fields = isJson ? [] : await fieldsIn(outbox.list(asked));
  if (!isJson) yield BYTE_ORDER_MARK + csvRow([...STORE_COLUMNS, ...fields]);
  // A count would stand between requests that the terminal shows.
  const isCounted = process.stderr.isTTY && (output !== undefined || !process.stdout.isTTY);
  for await (const request of withProgress(outbox.list(asked), isCounted)) {
    const facts = storedFacts(request);
    const answers: Record<string, unknown> = fieldsOf(request.body);
    yield isJson
      ? jsonLine({ ...facts, request: answers })
      : csvRow([
          ...STORE_COLUMNS.map((column) => facts[column]),
          ...fields.map((field) => answers[field]),
        ]);
  }
}

/** Today's fields come first. A field that was removed keeps its column for older answers. */
async function fieldsIn(requests: AsyncIterable<StoredRequest>) {
  const fields = new Set<string>(webhookFields);
  for await (const { body } of requests)
    for (const field of Object.keys(fieldsOf(body))) fields.add(field);
  return [...fields];
}

const storedFacts = ({ body: _, secret: __, ...request }: StoredRequest) => ({
  ...request,
  acceptedAt: iso(request.acceptedAt),
  dueAt: iso(request.dueAt),
  lastTriedAt: iso(request.lastTriedAt),
  deliveredAt: iso(request.deliveredAt),
  resentAt: iso(request.resentAt),
});

const STORE_COLUMNS = [
  'id',
  'state',
  'acceptedAt',
  'deliveredAt',
  'attempts',
  'lastAnswer',
  'timeZone',
  'language',
  'leadSource',
] as const;

/** JSON leaves control and direction characters unescaped, which a terminal would obey. */
function jsonLine(value: object) {
  return `${JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`)
      .join(''),
  )}\n`;
}
