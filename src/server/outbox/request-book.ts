import 'server-only';
import { webhookFields } from '#domain/consultation-request.ts';
import type { Engine, Values } from './engine.ts';
import { type Moment, requestStates, type Selection, storedRequest } from './requests.ts';
import * as sql from './statements.ts';

const STORED = `
  SELECT id, state, body, time_zone AS "timeZone", lead_source AS "leadSource",
    held_because AS "heldBecause", attempts, last_answer AS "lastAnswer",
    accepted_at AS "acceptedAt", due_at AS "dueAt", last_tried_at AS "lastTriedAt",
    delivered_at AS "deliveredAt"
  FROM outbox`;

const FIND = `${STORED} WHERE id = :id`;

/** What a visitor wrote, without the names of the fields: those are in every request. Looked at last, it costs most. */
const WORDS = webhookFields.reduce((text, field) => `replace(${text}, '"${field}":', '')`, 'body');

const says = (text: string) => `lower(${text}) LIKE lower(:word) ESCAPE '!'`;

function newestOf({ states = requestStates, word, email }: Selection) {
  // Said twice, so that both engines see that the index of what is undelivered will do.
  const undelivered = states.includes('delivered') ? '' : `AND state <> 'delivered'`;
  return `${STORED}
    WHERE (accepted_at, id) < (:beforeTime, :beforeId) AND accepted_at >= :since
      AND state IN (${states.map((state) => `'${state}'`)}) ${undelivered}
      ${word === undefined ? '' : `AND (${says('id')} OR ${says('body')} AND ${says(WORDS)})`}
      ${email === undefined ? '' : `AND lower(body) LIKE lower(:email) ESCAPE '!'`}
    ORDER BY accepted_at DESC, id DESC LIMIT :size`;
}

const PAGE = 500;

const HELD_DAYS = 90;
const DAY_MS = 86_400_000;
const PURGED_AT_ONCE = 100;

/** What an operator reads of the requests in the store, and does with them. */
export function requestBookIn(engine: Engine) {
  /** A page of what is asked for, newest first: what comes after the last one of the page before. */
  async function newest(asked: Selection, before: Moment | undefined, size: number) {
    const { since = 0, until = Number.MAX_SAFE_INTEGER, word, email } = asked;
    const rows = await engine.run(newestOf(asked), {
      ...{ since, beforeTime: before?.acceptedAt ?? until, beforeId: before?.id ?? '', size },
      ...(word !== undefined && { word: containing(inJson(word)) }),
      // Whatever a visitor typed has its quotes escaped, so this can only be the field.
      ...(email !== undefined && { email: containing(`"email":"${inJson(email)}"`) }),
    });
    return rows.map((row) => storedRequest.parse(row));
  }

  /** All that is asked for, newest first. */
  async function* list(asked: Selection = {}) {
    let before: Moment | undefined;
    do {
      const page = await newest(asked, before, PAGE);
      yield* page;
      before = page[PAGE - 1];
    } while (before);
  }

  async function find(id: string) {
    return storedRequest.optional().parse((await engine.run(FIND, { id }))[0]);
  }

  /** Makes one waiting or parked request due now, or all of them, and the lane probe now. Resolves to how many. */
  async function retry(id?: string) {
    const hastened = await (id === undefined
      ? change(sql.RETRY_ALL)
      : change(sql.RETRY_ONE, { id }));
    await engine.run(sql.PROBE_NOW);
    return hastened;
  }

  /** Lets a held request go its way. */
  async function release(id: string) {
    return (await change(sql.RELEASE, { id })) > 0;
  }

  /** Erases a request that is held or parked. */
  async function discard(id: string) {
    return (await change(sql.DISCARD, { id })) > 0;
  }

  /** Erases what was written in this one: a delivered one leaves its id, another leaves nothing. */
  async function forget(id: string) {
    const emptied = await change(sql.FORGET_DELIVERED, { id });
    return emptied + (await change(sql.FORGET_UNDELIVERED, { id })) > 0;
  }

  /**
   * Forgets what visitors wrote in requests delivered longer ago than this, whose ids stay, and suspected spam that
   * nobody released within `HELD_DAYS`.
   */
  async function purge(olderThanDays: number) {
    const spam = await change(sql.PURGE_HELD, { ageMs: HELD_DAYS * DAY_MS });
    const values = { ageMs: olderThanDays * DAY_MS, batch: PURGED_AT_ONCE };
    for (let purged = spam; ; ) {
      const count = await change(sql.PURGE, values);
      purged += count;
      if (count < PURGED_AT_ONCE) return purged;
    }
  }

  /** Resolves to how many requests it changed. */
  async function change(statement: string, values?: Values) {
    return (await engine.run(statement, values)).length;
  }

  return {
    ...{ newest, list, find, retry, release, discard, forget, purge },
    /** Makes sure that no byte of what was erased is left in the files of the store. It may take as long as a backup. */
    scrub: () => engine.scrub(),
  };
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** For `LIKE`, in which `%` and `_` stand for anything. */
const containing = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`;
