import { StoreError } from './engine.ts';

const VERSION_1 = `
  CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'held', 'parked')),
    -- Exactly what the receiver gets. Empty once purged, which only a delivered request can be.
    body TEXT CHECK (body IS NOT NULL OR state = 'delivered'),
    time_zone TEXT,
    lead_source TEXT,
    held_because TEXT,
    accepted_at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    last_tried_at BIGINT,
    last_answer TEXT,
    failures INTEGER NOT NULL DEFAULT 0,
    failed_since BIGINT,
    -- Whether another request was accepted after this one first failed. Stored as a fact, because clocks go wrong.
    others_passed INTEGER NOT NULL DEFAULT 0,
    delivered_at BIGINT,
    -- An operator had it sent again, so it waits since then.
    resent_at BIGINT,
    call_at BIGINT,
    needs_agreement INTEGER NOT NULL DEFAULT 0,
    call_kept_until BIGINT NOT NULL DEFAULT 0,
    -- The visitor's link to the call until it is delivered, then only the hash of its key.
    call_link TEXT,
    call_key_hash TEXT,
    call_sequence INTEGER NOT NULL DEFAULT 0,
    call_status TEXT,
    changes TEXT,
    -- Short hashes until the call is over: one network, e-mail address or telephone reserves three calls at most.
    call_network INTEGER,
    call_email INTEGER,
    call_phone INTEGER
  );
  CREATE INDEX outbox_by_age ON outbox (accepted_at, id);
  CREATE INDEX outbox_undelivered_by_age ON outbox (accepted_at, id) WHERE state <> 'delivered';
  CREATE INDEX outbox_fresh ON outbox (due_at, accepted_at) WHERE state = 'pending' AND failures = 0;
  CREATE INDEX outbox_failed ON outbox (due_at, others_passed) WHERE state = 'pending' AND failures > 0;
  CREATE INDEX outbox_least_failed ON outbox (failures, due_at, accepted_at)
    WHERE state = 'pending' AND failed_since IS NOT NULL;
  -- Health and history are read from these alone, without the rows.
  CREATE INDEX outbox_waiting ON outbox ((coalesce(resent_at, accepted_at))) WHERE state = 'pending';
  CREATE INDEX outbox_held ON outbox (accepted_at, held_because) WHERE state = 'held';
  CREATE INDEX outbox_parked ON outbox (accepted_at) WHERE state = 'parked';
  CREATE INDEX outbox_delivered ON outbox (delivered_at, accepted_at) WHERE state = 'delivered';
  CREATE INDEX outbox_to_purge ON outbox (delivered_at) WHERE state = 'delivered' AND body IS NOT NULL;
  CREATE INDEX outbox_calls ON outbox (call_at) WHERE call_at IS NOT NULL;
  CREATE INDEX outbox_call_keys ON outbox (call_key_hash, call_sequence) WHERE call_key_hash IS NOT NULL;

  CREATE TABLE outbox_lane (
    lease TEXT,
    leased_until BIGINT NOT NULL DEFAULT 0,
    paused_since BIGINT,
    paused_because TEXT,
    probes INTEGER NOT NULL DEFAULT 0,
    probe_at BIGINT NOT NULL DEFAULT 0,
    -- From then on a paused lane tries requests that were never tried.
    fresh_at BIGINT NOT NULL DEFAULT 0,
    failed_in_a_row INTEGER NOT NULL DEFAULT 0,
    only_failed TEXT
  );
  INSERT INTO outbox_lane (lease) VALUES (NULL);

  CREATE TABLE outbox_pulse (pulse INTEGER PRIMARY KEY, at BIGINT NOT NULL);
  -- The last reading of the store's clock, the first of those before it, since when they agree, and how often it jumped.
  CREATE TABLE outbox_clock (
    clock INTEGER PRIMARY KEY,
    since BIGINT NOT NULL,
    at BIGINT NOT NULL,
    even_since BIGINT NOT NULL,
    jumps INTEGER NOT NULL DEFAULT 0
  );
  -- The kinds of trouble that an operator was told last.
  CREATE TABLE outbox_alert (kinds TEXT NOT NULL, told_at BIGINT NOT NULL);
  INSERT INTO outbox_alert (kinds, told_at) VALUES ('', 0);
  CREATE TABLE outbox_calendar (
    calendar TEXT PRIMARY KEY,
    asked_at BIGINT NOT NULL DEFAULT 0,
    read_at BIGINT NOT NULL DEFAULT 0,
    parsed_at BIGINT NOT NULL DEFAULT 0,
    etag TEXT,
    failure TEXT,
    busy TEXT NOT NULL DEFAULT '[]',
    not_understood INTEGER NOT NULL DEFAULT 0
  )`;

/**
 * What each version does to the store of the version before, on both engines alike. Once 1.0.0 is released, never change
 * a step: append one.
 */
export const schemaSteps = [VERSION_1] as const;

/** A newer version may keep things that this one would not know to look after. */
export function refuseNewerSchema(stepsDone: number) {
  if (stepsDone > schemaSteps.length)
    throw new StoreError(
      `The store was changed by a newer version of this site (its schema is version ${stepsDone}, this site knows ` +
        `${schemaSteps.length}), so this site keeps nothing in it: start the newer version again`,
    );
}
