import { StoreError } from './engine.ts';

const VERSION_1 = `
  CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'held', 'parked')),
    -- Exactly what the receiver gets. NULL once purged, which only a delivered request can be.
    body TEXT CHECK (body IS NOT NULL OR state = 'delivered'),
    -- JSON that travels beside the body.
    attributes TEXT NOT NULL DEFAULT '{}',
    -- Erased at delivery.
    secret TEXT,
    -- The id of the request that is delivered first.
    follows TEXT,
    -- The words are not purged before this time.
    keep_until BIGINT NOT NULL DEFAULT 0,
    held_because TEXT,
    accepted_at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    last_tried_at BIGINT,
    last_answer TEXT,
    failures INTEGER NOT NULL DEFAULT 0,
    failed_since BIGINT,
    -- Whether another request was accepted after the first failure. A fact instead of a comparison of times, because
    -- clocks go wrong.
    others_passed INTEGER NOT NULL DEFAULT 0,
    delivered_at BIGINT,
    -- Set by an operator's resend.
    resent_at BIGINT
  );
  CREATE INDEX outbox_by_age ON outbox (accepted_at, id);
  CREATE INDEX outbox_undelivered_by_age ON outbox (accepted_at, id) WHERE state <> 'delivered';
  CREATE INDEX outbox_fresh ON outbox (due_at, accepted_at) WHERE state = 'pending' AND failures = 0;
  CREATE INDEX outbox_failed ON outbox (due_at, others_passed) WHERE state = 'pending' AND failures > 0;
  CREATE INDEX outbox_least_failed ON outbox (failures, due_at, accepted_at)
    WHERE state = 'pending' AND failed_since IS NOT NULL;
  -- Health reads only these indexes.
  CREATE INDEX outbox_waiting ON outbox ((coalesce(resent_at, accepted_at))) WHERE state = 'pending';
  CREATE INDEX outbox_held ON outbox (accepted_at, held_because) WHERE state = 'held';
  CREATE INDEX outbox_parked ON outbox (accepted_at) WHERE state = 'parked';
  CREATE INDEX outbox_delivered ON outbox (delivered_at, accepted_at) WHERE state = 'delivered';
  CREATE INDEX outbox_to_purge ON outbox (delivered_at) WHERE state = 'delivered' AND body IS NOT NULL;

  -- One row for each call. Each change of it is a request of its own.
  CREATE TABLE booking (
    key_hash TEXT PRIMARY KEY,
    first_id TEXT NOT NULL,
    request_id TEXT NOT NULL,
    starts_at BIGINT,
    ends_at BIGINT NOT NULL,
    status TEXT,
    version INTEGER NOT NULL DEFAULT 0,
    -- Whether its time is offered to nobody else.
    reserves INTEGER NOT NULL,
    -- Short hashes, erased when the call is over.
    network INTEGER,
    email INTEGER,
    phone INTEGER
  );
  CREATE INDEX booking_by_end ON booking (ends_at);
  CREATE INDEX booking_by_request ON booking (request_id);
  CREATE INDEX booking_by_first ON booking (first_id);

  CREATE TABLE outbox_lane (
    lease TEXT,
    leased_until BIGINT NOT NULL DEFAULT 0,
    paused_since BIGINT,
    paused_because TEXT,
    probes INTEGER NOT NULL DEFAULT 0,
    probe_at BIGINT NOT NULL DEFAULT 0,
    -- A paused lane tries requests without a failure from then on.
    fresh_at BIGINT NOT NULL DEFAULT 0,
    failed_in_a_row INTEGER NOT NULL DEFAULT 0,
    only_failed TEXT
  );
  INSERT INTO outbox_lane (lease) VALUES (NULL);

  CREATE TABLE outbox_pulse (pulse INTEGER PRIMARY KEY, at BIGINT NOT NULL);
  -- Readings of the store's clock, since when they agree, and how often it jumped.
  CREATE TABLE outbox_clock (
    clock INTEGER PRIMARY KEY,
    since BIGINT NOT NULL,
    at BIGINT NOT NULL,
    even_since BIGINT NOT NULL,
    jumps INTEGER NOT NULL DEFAULT 0
  );
  -- The kinds of trouble in the last alert.
  CREATE TABLE outbox_alert (kinds TEXT NOT NULL, told_at BIGINT NOT NULL);
  INSERT INTO outbox_alert (kinds, told_at) VALUES ('', 0);
  CREATE TABLE calendar_copy (
    calendar TEXT PRIMARY KEY,
    asked_at BIGINT NOT NULL DEFAULT 0,
    read_at BIGINT NOT NULL DEFAULT 0,
    failure TEXT,
    busy TEXT NOT NULL DEFAULT '[]',
    not_understood INTEGER NOT NULL DEFAULT 0
  )`;

/**
 * Each step upgrades the store of the version before, on both engines. After a release append steps and never change
 * one.
 */
export const schemaSteps = [VERSION_1] as const;

/** A newer version may store data that this one would not protect. */
export function refuseNewerSchema(stepsDone: number) {
  if (stepsDone > schemaSteps.length)
    throw new StoreError(
      `The store was changed by a newer version of this site (its schema is version ${stepsDone}, this site knows ` +
        `${schemaSteps.length}), so this site keeps nothing in it: start the newer version again`,
    );
}
