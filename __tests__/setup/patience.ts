/** A process, a compiler or a database needs a while to start on a busy machine, and real disks are not always quick. */
const PATIENCE_MS = 60_000;

jest.setTimeout(PATIENCE_MS);
