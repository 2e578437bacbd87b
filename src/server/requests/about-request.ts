/** SQL for tables whose rows are about requests. `id` is an expression: the id of the request. */
const requestIs = (id: string, condition: string) =>
  `EXISTS (SELECT 1 FROM outbox WHERE outbox.id = ${id} AND ${condition})`;

export const isStoredSql = (id: string) => requestIs(id, 'TRUE');

export const hasFormValuesSql = (id: string) => requestIs(id, 'body IS NOT NULL');

export const keepsItsCallSql = (id: string) => requestIs(id, 'keep_until > :now');

export const idsOfSameCallSql = (id: string) =>
  `SELECT id FROM outbox WHERE call_hash = (SELECT call_hash FROM outbox WHERE id = ${id})`;
