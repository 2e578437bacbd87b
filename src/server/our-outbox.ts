import 'server-only';
import { environment } from './environment.ts';
import { openOutbox } from './outbox/open-outbox.ts';
import type { Outbox } from './outbox/outbox.ts';
import { processWide } from './process-wide.ts';

/** The store that this process keeps requests in. */
export function ourOutbox(): Outbox {
  return processWide('outbox', () => openOutbox(environment()));
}
