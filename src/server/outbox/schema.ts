import { StoreError } from './engine.ts';

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
  // The lane becomes a row of its own: who holds it until when, and whether it is paused. No request is "sending".
  `DROP INDEX outbox_due; DROP INDEX outbox_lane; DROP INDEX outbox_undelivered;
  UPDATE outbox SET state = 'pending' WHERE state = 'sending';
  ALTER TABLE outbox DROP COLUMN lease;
  ALTER TABLE outbox DROP COLUMN told_to_wait;
  ALTER TABLE outbox RENAME COLUMN refusals TO failures;
  ALTER TABLE outbox RENAME COLUMN refused_since TO failed_since;
  CREATE INDEX outbox_due ON outbox (due_at, accepted_at) WHERE state = 'pending';
  CREATE INDEX outbox_failing ON outbox (failed_since, failures) WHERE state = 'pending' AND failed_since IS NOT NULL;
  CREATE INDEX outbox_held ON outbox (accepted_at) WHERE state = 'held';
  CREATE INDEX outbox_parked ON outbox (accepted_at) WHERE state = 'parked';
  CREATE INDEX outbox_to_purge ON outbox (delivered_at) WHERE state = 'delivered' AND body IS NOT NULL;
  CREATE TABLE outbox_lane (
    lane INTEGER PRIMARY KEY,
    lease TEXT,
    leased_until BIGINT NOT NULL DEFAULT 0,
    paused_since BIGINT,
    paused_because TEXT,
    probes INTEGER NOT NULL DEFAULT 0,
    probe_at BIGINT NOT NULL DEFAULT 0
  );
  INSERT INTO outbox_lane (lane) VALUES (1)`,
  `CREATE INDEX outbox_undelivered_by_age ON outbox (accepted_at, id) WHERE state <> 'delivered'`,
  // What an operator was told last, and since when it is wrong.
  'CREATE TABLE outbox_alert (kind TEXT PRIMARY KEY, told_at BIGINT NOT NULL, since BIGINT)',
  // What the desk's picture of thirty days is drawn from, without reading the requests themselves.
  `DROP INDEX outbox_delivered;
  CREATE INDEX outbox_delivered ON outbox (delivered_at, accepted_at) WHERE state = 'delivered'`,
  // What health counts, without reading the requests themselves.
  `DROP INDEX outbox_held;
  CREATE INDEX outbox_held ON outbox (accepted_at, held_because) WHERE state = 'held';
  CREATE INDEX outbox_waiting ON outbox (accepted_at) WHERE state = 'pending'`,
  // When the call begins that is asked for, whether its time was taken, and until when the request keeps it.
  `ALTER TABLE outbox ADD COLUMN call_at BIGINT;
  ALTER TABLE outbox ADD COLUMN call_taken INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE outbox ADD COLUMN call_kept_until BIGINT NOT NULL DEFAULT 0;
  CREATE INDEX outbox_calls ON outbox (call_at) WHERE call_at IS NOT NULL;
  CREATE TABLE outbox_calendar (
    calendar TEXT PRIMARY KEY,
    asked_at BIGINT NOT NULL DEFAULT 0,
    read_at BIGINT NOT NULL DEFAULT 0,
    parsed_at BIGINT NOT NULL DEFAULT 0,
    etag TEXT,
    failure TEXT,
    busy TEXT NOT NULL DEFAULT '[]'
  )`,
  // When an operator had it sent again: it waits since then, and not since it came.
  `ALTER TABLE outbox ADD COLUMN resent_at BIGINT;
  DROP INDEX outbox_waiting;
  CREATE INDEX outbox_waiting ON outbox ((coalesce(resent_at, accepted_at))) WHERE state = 'pending'`,
  // A call's own link, until it has gone out with the request: then only its hash. What each change of a call changes.
  `ALTER TABLE outbox ADD COLUMN call_link TEXT;
  ALTER TABLE outbox ADD COLUMN call_key_hash TEXT;
  ALTER TABLE outbox ADD COLUMN call_sequence INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE outbox ADD COLUMN call_status TEXT;
  ALTER TABLE outbox ADD COLUMN call_network INTEGER;
  ALTER TABLE outbox ADD COLUMN changes TEXT;
  ALTER TABLE outbox_calendar ADD COLUMN not_understood INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX outbox_call_keys ON outbox (call_key_hash, call_sequence) WHERE call_key_hash IS NOT NULL`,
  // Whether another was accepted after a request first failed: told by what happened, because clocks go wrong.
  'ALTER TABLE outbox ADD COLUMN others_passed INTEGER NOT NULL DEFAULT 0',
  // A request that was never tried goes before one that failed, in a paused lane from `fresh_at` on.
  `DROP INDEX outbox_due; DROP INDEX outbox_failing;
  CREATE INDEX outbox_fresh ON outbox (due_at, accepted_at) WHERE state = 'pending' AND failures = 0;
  CREATE INDEX outbox_failed ON outbox (due_at, others_passed) WHERE state = 'pending' AND failures > 0;
  CREATE INDEX outbox_least_failed ON outbox (failures, due_at, accepted_at) WHERE state = 'pending' AND failed_since IS NOT NULL;
  ALTER TABLE outbox_lane ADD COLUMN fresh_at BIGINT NOT NULL DEFAULT 0;
  ALTER TABLE outbox_lane ADD COLUMN failed_in_a_row INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE outbox_lane ADD COLUMN only_failed TEXT`,
  // Short hashes, until the call is over: one network, e-mail address or telephone reserves three calls at most.
  `ALTER TABLE outbox ADD COLUMN call_email INTEGER;
  ALTER TABLE outbox ADD COLUMN call_phone INTEGER`,
  // The last reading of the store's clock, the first of those before it, since when they agree, and how often it jumped.
  `CREATE TABLE outbox_clock (
    clock INTEGER PRIMARY KEY,
    since BIGINT NOT NULL,
    at BIGINT NOT NULL,
    even_since BIGINT NOT NULL,
    jumps INTEGER NOT NULL DEFAULT 0
  )`,
] as const;

/** A newer version may keep things that this one would not know to look after. */
export function refuseNewerSchema(stepsDone: number) {
  if (stepsDone > schemaSteps.length)
    throw new StoreError(
      `The store was changed by a newer version of this site (step ${stepsDone}, this one knows ` +
        `${schemaSteps.length}), so this one keeps nothing in it: start the newer version again`,
    );
}
