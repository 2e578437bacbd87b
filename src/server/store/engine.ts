/** A database that speaks SQL which both engines understand, where `:name` stands for a value and `:now` for its clock. */
export interface Engine {
  /**
   * Runs one statement. What it changed has reached the disk when this resolves.
   */
  query(sql: string, values?: Values): Promise<unknown[]>;
  /** One transaction: some statements, then those that follow from what these found. Their rows. */
  transact(first: readonly Statement[], then: Then): Promise<unknown[][]>;
  /** Stores what a visitor waits for. Rejects where the store would not outlive this process. */
  insert(sql: string, values?: Values): Promise<unknown[]>;
  /** The same, one after another over all processes: each sees what those before it have committed. */
  transactSerialised(first: readonly Statement[], then: Then): Promise<unknown[][]>;
  /** Reads the store as it is at one moment, while others go on writing. */
  snapshot<Done>(read: (query: Engine['query']) => Promise<Done>): Promise<Done>;
  /**
   * What was erased leaves the files while others read and write: SQLite's at once, or it rejects while another process
   * reads. PostgreSQL frees the pages for reuse, and overwrites them in time.
   */
  reclaim(): Promise<void>;
  /** How much room is left on the disk, if that can be known. */
  freeMegabytes(): number | null;
  close(): Promise<void>;
}

export type Then = (rows: unknown[][]) => readonly Statement[];
export type Statement = { sql: string; values?: Values | undefined };
export type Values = Record<string, string | number | null>;

/** Milliseconds since 1970. */
export type Clock = () => number;

/** What is wrong with the store, in a sentence of ours: safe to log, and it says what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
}
