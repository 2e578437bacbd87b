import { withAsciiDomain } from '#domain/typed-text.ts';
import type { Engine } from '#server/store/engine.ts';
import { inStates } from './lane-statements.ts';
import { COLUMNS, type RequestState, type StoredRequest, storedRequest } from './stored-request.ts';

export type Selection = {
  states?: readonly RequestState[] | undefined;
  since?: number | undefined;
  /** The id or an answer contains it. */
  word?: string | undefined;
  email?: string | undefined;
};

export type Position = { acceptedAt: number; id: string };

const PAGE = 500;

export function searchIn(engine: Engine) {
  return { newest, list };

  async function newest(asked: Selection, before: Position | undefined, size: number) {
    const found: StoredRequest[] = [];
    for await (const request of list(asked, before)) if (found.push(request) === size) break;
    return found;
  }

  async function* list(given: Selection = {}, start?: Position) {
    const { word, email } = given;
    const asked = { ...given, word: word && asStored(word), email: email && asStored(email) };
    let before = start;
    for (let isMore = true; isMore; ) {
      const page = await read(asked, before);
      for (const request of page) if (isMeant(request, asked)) yield request;
      before = page.at(-1);
      isMore = page.length === PAGE;
    }
  }

  /** The text of the body has the names of the fields, too: `isMeant` looks at the answers. */
  async function read({ states, since = 0, word, email }: Selection, before?: Position) {
    const rows = await engine.query(
      `SELECT ${COLUMNS} FROM outbox
      WHERE (accepted_at, id) < (:beforeTime, :beforeId) AND accepted_at >= :since AND ${states ? inStates(states) : 'TRUE'}
        AND (:text = '%' OR lower(coalesce(body, '')) LIKE :text ESCAPE '!' OR lower(id) LIKE :text ESCAPE '!')
      ORDER BY accepted_at DESC, id DESC LIMIT ${PAGE}`,
      {
        since,
        beforeTime: before?.acceptedAt ?? Number.MAX_SAFE_INTEGER,
        beforeId: before?.id ?? '',
        text: containing(email ?? word ?? ''),
      },
    );
    return rows.map((row) => storedRequest.parse(row));
  }
}

function isMeant({ id, answers }: StoredRequest, { word = '', email }: Selection) {
  if (email !== undefined) return answers['email']?.toLowerCase() === email.toLowerCase();
  const has = (text: string | null | undefined) => text?.toLowerCase().includes(word.toLowerCase());
  return !word || [id, ...Object.values(answers)].some(has);
}

/** An address is stored with its domain in ASCII. */
const asStored = (text: string) => (text.includes('@') ? withAsciiDomain(text) : text);

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** SQLite lowers ASCII letters only, so here any other letter matches every letter. */
function containing(text: string) {
  if (text === '') return '%';
  const lowered = inJson(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return `%${lowered.replace(/[!%_]/g, '!$&').replace(/[^\x20-\x7e]/gu, '_')}%`;
}
