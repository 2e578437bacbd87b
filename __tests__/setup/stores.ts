import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock, Engine } from '#server/outbox/engine.ts';
import { sqliteEngine } from '#server/outbox/sqlite-engine.ts';

/** A new, empty place for each engine, and as many connections to it as a test wants processes. */
export type Place = { connect(clock?: Clock): Engine; remove(): Promise<void> };

export const kindsOfStore: { kind: string; newPlace(): Promise<Place> }[] = [
  { kind: 'SQLite', newPlace: newFolder },
];

async function newFolder(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  return {
    connect: (clock) => sqliteEngine(folder, clock),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}
