import 'server-only';

/**
 * Steps that bring a database of any age to today's shape, in order, each applied once, on both engines alike.
 * Never change a step that was released: append one.
 */
export const schemaSteps = [
  `CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('pending', 'sending', 'delivered', 'held', 'parked')),
    -- Exactly what the receiver gets; empty once purged, and only what was delivered can be.
    body TEXT CHECK (body IS NOT NULL OR state = 'delivered'),
    held_because TEXT,
    accepted_at BIGINT NOT NULL,
    -- When somebody may take it: a pending one at its next attempt, one being sent when its lease runs out.
    due_at BIGINT NOT NULL,
    lease TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    refusals INTEGER NOT NULL DEFAULT 0,
    refused_since BIGINT,
    told_to_wait INTEGER NOT NULL DEFAULT 0,
    last_tried_at BIGINT,
    last_answer TEXT,
    delivered_at BIGINT
  )`,
  `CREATE INDEX outbox_due ON outbox (due_at, accepted_at) WHERE state IN ('pending', 'sending')`,
  `CREATE INDEX outbox_lane ON outbox (due_at) WHERE state = 'sending'`,
  `CREATE INDEX outbox_undelivered ON outbox (state, accepted_at) WHERE state <> 'delivered'`,
  `CREATE INDEX outbox_delivered ON outbox (delivered_at) WHERE state = 'delivered'`,
  'CREATE INDEX outbox_by_age ON outbox (accepted_at, id)',
  'CREATE TABLE outbox_pulse (pulse INTEGER PRIMARY KEY, at BIGINT NOT NULL)',
  'ALTER TABLE outbox ADD COLUMN time_zone TEXT',
  'ALTER TABLE outbox ADD COLUMN lead_source TEXT',
] as const;
