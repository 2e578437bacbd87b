import { createInterface } from 'node:readline';
import { readEnvironment } from '#server/environment.ts';
import { openOutbox } from '#server/open-outbox.ts';

/** Adds to the store whatever requests it is told, one a line, many at once. */
const outbox = openOutbox(readEnvironment(process.env));
const added: Promise<unknown>[] = [];

for await (const line of createInterface({ input: process.stdin }))
  added.push(outbox.add(JSON.parse(line)));
await Promise.all(added);
await outbox.close();
