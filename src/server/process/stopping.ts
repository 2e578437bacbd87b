/** What is under way when the server stops, such as a webhook call, gets so long. */
export const GRACE_MS = 4_000;
