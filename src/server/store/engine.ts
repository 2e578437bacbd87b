/** Runs SQL that both databases understand. `:name` stands for a value and `:now` for the database's clock. */
export interface Engine {
  /** Runs one statement. A change is then on disk. A write into a file that was moved or deleted rejects. */
  query(sql: string, values?: Values): Promise<Row[]>;
  /** Runs statements of delivery and mails in one transaction. In PostgreSQL they have connections of their own, so that posts do not delay them. */
  transact(statements: readonly Statement[]): Promise<Row[][]>;
  /** Runs transactions about calls, and those of operators, one after another over all processes. Rejects as `query` does. */
  transactSerialised(statements: readonly Statement[]): Promise<Row[][]>;
  /** Removes erased words from the files of SQLite, and rejects while another process reads. PostgreSQL cannot (`false`): `VACUUM FULL` would lock the table. */
  wipeErased(): Promise<boolean>;
  /** How much is free on the disk of the store, or `null` for PostgreSQL. */
  freeMegabytes(): number | null;
  close(): Promise<void>;
}

export const onDeliveryConnections = ({ transact }: Engine): Store => ({
  query: async (sql, values) => (await transact([{ sql, values }]))[0] ?? [],
});

export type Store = Pick<Engine, 'query'>;
export type Row = Readonly<Record<string, unknown>>;
export type Statement = { sql: string; values?: Values | undefined };
export type Values = Record<string, string | number | null>;

export type Clock = () => number;

/** Its message is safe to log and says what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
}
