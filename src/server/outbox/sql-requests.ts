import 'server-only';
import type { Engine } from './engine.ts';
import type { Outbox } from './outbox.ts';
import * as sql from './request-statements.ts';
import type { Moment, Selection } from './requests.ts';
import { storedRow } from './rows.ts';

type Requests = Pick<Outbox, 'newest' | 'list' | 'find' | 'discard' | 'forget' | 'scrub'>;

/** Milliseconds that no clock of ours reaches. */
const END_OF_TIME: Moment = { acceptedAt: Number.MAX_SAFE_INTEGER, id: '' };

const PAGE = 500;

/** What an operator reads of the requests, and what they erase. */
export function sqlRequests(engine: Engine): Requests {
  async function newest(asked: Selection, before: Moment | undefined, size: number) {
    const { since = 0, until = END_OF_TIME.acceptedAt, word, email } = asked;
    const { acceptedAt, id } = before ?? { ...END_OF_TIME, acceptedAt: until };
    const rows = await engine.run(sql.newest(asked), {
      ...{ since, beforeTime: acceptedAt, beforeId: id, size },
      ...(word !== undefined && { word: containing(inJson(word)) }),
      // Whatever a visitor typed has its quotes escaped, so this can only be the field.
      ...(email !== undefined && { email: containing(`"email":"${inJson(email)}"`) }),
    });
    return rows.map((row) => storedRow.parse(row));
  }

  async function* list(asked: Selection = {}) {
    let before: Moment | undefined;
    while (true) {
      const page = await newest(asked, before, PAGE);
      yield* page;
      before = page.at(-1);
      if (page.length < PAGE) return;
    }
  }

  async function find(id: string) {
    const [row] = await engine.run(sql.FIND, { id });
    return row === undefined ? undefined : storedRow.parse(row);
  }

  async function discard(id: string) {
    return (await engine.run(sql.DISCARD, { id })).length > 0;
  }

  async function forget(id: string) {
    const emptied = await engine.run(sql.FORGET_DELIVERED, { id });
    const erased = await engine.run(sql.FORGET_UNDELIVERED, { id });
    return emptied.length + erased.length > 0;
  }

  return { newest, list, find, discard, forget, scrub: () => engine.scrub() };
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** For `LIKE`, in which `%` and `_` stand for anything. */
const containing = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`;
