/** A server that stops waits this long for unfinished work, such as a webhook call. */
export const GRACE_MS = 4_000;
