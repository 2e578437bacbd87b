import 'server-only';
import { environment } from './environment.ts';
import type { Outbox } from './leads.ts';
import { openOutbox } from './open-outbox.ts';
import { processWide } from './process-wide.ts';

export function ourOutbox(): Outbox {
  return processWide('outbox', () => openOutbox(environment()));
}
