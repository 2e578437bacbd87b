/** A database that speaks SQL which both engines understand, where `:name` stands for a value and `:now` for its clock. */
export interface Engine {
  /** Runs one statement. What it changed has reached the disk when this resolves. */
  run(sql: string, values?: Values): Promise<unknown[]>;
  /** Some, then those that follow from what these found: all of them or none, and nobody comes between. Their rows. */
  transact(
    first: readonly Statement[],
    then: (rows: unknown[][]) => readonly Statement[],
  ): Promise<unknown[][]>;
  /** The same for what is new, and how many rows that are. Rejects where the store would not outlive this process. */
  take(sql: string, values?: Values): Promise<number>;
  /** The same, one after another over all processes: it sees what whoever came before has written. */
  takeAlone(sql: string, values?: Values): Promise<number>;
  /** Writes the requests anew, so that nothing that was erased is left in the files. */
  vacuum(): Promise<void>;
  /** How much room is left on the disk, if that can be known. */
  freeMegabytes(): number | null;
  close(): Promise<void>;
}

export type Statement = { sql: string; values?: Values };
export type Values = Record<string, string | number | null>;

/** Milliseconds since 1970. */
export type Clock = () => number;

/** What is wrong with the store, in a sentence of ours: safe to log, and it says what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
}
