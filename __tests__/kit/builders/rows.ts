import type { StoredRequest } from '#server/requests/stored-request.ts';
import type { Engine, SqlValues } from '#server/store/engine.ts';

type Store = Pick<Engine, 'query'>;
type Row = Partial<
  Pick<StoredRequest, 'state' | 'body' | 'acceptedAt' | 'dueAt' | 'deliveredAt' | 'lastAnswer'>
>;

const column = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Writes at once, into all rows or one, what the site would do in days. */
export function rewrite({ query }: Store, row: Row, id?: string, table = 'outbox') {
  const set = Object.keys(row).map((name) => `${column(name)} = :${name}`);
  const values: SqlValues = id === undefined ? row : { ...row, id };
  return query(`UPDATE ${table} SET ${set}${id === undefined ? '' : ' WHERE id = :id'}`, values);
}

/** Requests that are alike. Their ids are the numbers from 1. */
export function addMany({ query }: Store, count: number, given: Row) {
  const row: SqlValues = { body: '{}', acceptedAt: 0, dueAt: 0, ...given };
  const names = Object.keys(row);
  return query(
    `INSERT INTO outbox (id, ${names.map(column)})
      WITH RECURSIVE row (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row WHERE n < ${count})
      SELECT CAST(n AS TEXT), ${names.map((name) => `:${name}`)} FROM row`,
    row,
  );
}
