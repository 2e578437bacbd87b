/** A database in SQL that both engines understand. `:name` stands for a value and `:now` for the database's clock. */
export interface Engine {
  /** The change is on disk when this resolves. */
  query(sql: string, values?: Values): Promise<unknown[]>;
  /** One transaction: `first`, then the statements that follow from its rows. */
  transact(first: readonly Statement[], then: Then): Promise<unknown[][]>;
  /** For what a visitor waits for. Rejects if the store would not outlive this process. */
  insert(sql: string, values?: Values): Promise<unknown[]>;
  /** Serialised over all processes: each transaction sees the commits before it. */
  transactSerialised(first: readonly Statement[], then: Then): Promise<unknown[][]>;
  /** Reads one snapshot while others write. */
  snapshot<Done>(read: (query: Engine['query']) => Promise<Done>): Promise<Done>;
  /**
   * Removes erased words from the files without blocking. SQLite: at once, or it rejects while another process reads.
   * PostgreSQL: pages are freed for reuse and overwritten in time.
   */
  reclaim(): Promise<void>;
  freeMegabytes(): number | null;
  close(): Promise<void>;
}

export type Then = (rows: unknown[][]) => readonly Statement[];
export type Statement = { sql: string; values?: Values | undefined };
export type Values = Record<string, string | number | null>;

/** Milliseconds since 1970. */
export type Clock = () => number;

/** Safe to log: a sentence of ours that says what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
}
