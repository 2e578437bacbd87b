/** SQL that both databases understand. `:now` stands for the clock of the database. */
export interface Engine {
  /** A change is on disk when this resolves. A file that was moved or deleted rejects. */
  query(sql: string, values?: SqlValues): Promise<Row[]>;
  /**
   * All or nothing, for deliveries and mails. PostgreSQL has connections for them, which posts do
   * not delay. SQLite records their outcomes even in a file that was moved.
   */
  transactForDelivery(statements: readonly Statement[]): Promise<Row[][]>;
  /** All or nothing, and one after another over all processes, for calls and operators. */
  transactInTurn(statements: readonly Statement[]): Promise<Row[][]>;
  /** Rejects while another process reads the file. PostgreSQL cannot: `VACUUM FULL` would lock. */
  wipeErased(): Promise<boolean>;
  /** `null` for PostgreSQL. */
  freeMegabytes(): number | null;
  close(): Promise<void>;
}

export const onDeliveryConnections = ({ transactForDelivery }: Engine): Queryable => ({
  query: async (sql, values) => (await transactForDelivery([{ sql, values }]))[0] ?? [],
});

export type Queryable = Pick<Engine, 'query'>;
export type Row = Readonly<Record<string, unknown>>;
export type Statement = { sql: string; values?: SqlValues | undefined };
export type SqlValues = Record<string, string | number | null>;

export type Clock = () => number;

/** Its message is safe to log and says what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
}
