import { StoreError } from './engine.ts';

const VERSION_1 = `
  CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    -- A later version may add a state.
    state TEXT NOT NULL,
    body TEXT CHECK (body IS NOT NULL OR state NOT IN ('pending', 'held', 'parked')),
    attributes TEXT NOT NULL DEFAULT '{}',
    -- Erased once it is delivered.
    secret TEXT,
    follows TEXT,
    keep_until BIGINT NOT NULL DEFAULT 0,
    held_because TEXT,
    accepted_at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    last_tried_at BIGINT,
    last_answer TEXT,
    failures INTEGER NOT NULL DEFAULT 0,
    failed_since BIGINT,
    -- 1 if another was accepted after this one's first failure. A flag: comparing two times fails if the clock was wrong.
    others_accepted INTEGER NOT NULL DEFAULT 0,
    delivered_at BIGINT,
    resent_at BIGINT,
    -- When a trusted clock first saw it delivered or held. The other times may be those of a wrong clock.
    ages_from BIGINT
  );
  CREATE INDEX outbox_by_age ON outbox (accepted_at, id);
  CREATE INDEX outbox_undelivered_by_age ON outbox (accepted_at, id) WHERE state <> 'delivered';
  CREATE INDEX outbox_untried ON outbox (due_at, accepted_at) WHERE state = 'pending' AND failures = 0;
  CREATE INDEX outbox_failed ON outbox (due_at, others_accepted) WHERE state = 'pending' AND failures > 0;
  CREATE INDEX outbox_least_failed ON outbox (failures, due_at, accepted_at)
    WHERE state = 'pending' AND failed_since IS NOT NULL;
  CREATE INDEX outbox_waiting ON outbox ((coalesce(resent_at, accepted_at))) WHERE state = 'pending';
  CREATE INDEX outbox_held ON outbox (held_because, accepted_at DESC) WHERE state = 'held';
  CREATE INDEX outbox_parked ON outbox (accepted_at) WHERE state = 'parked';
  CREATE INDEX outbox_delivered ON outbox (delivered_at, accepted_at) WHERE state = 'delivered';
  CREATE INDEX outbox_to_purge ON outbox (state, ages_from) WHERE state IN ('delivered', 'held') AND body IS NOT NULL;

  CREATE TABLE booking (
    key_hash TEXT PRIMARY KEY,
    first_id TEXT NOT NULL,
    request_id TEXT NOT NULL,
    starts_at BIGINT,
    ends_at BIGINT NOT NULL,
    status TEXT,
    call_sequence INTEGER NOT NULL DEFAULT 0,
    reserves INTEGER NOT NULL,
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
    next_untried_at BIGINT NOT NULL DEFAULT 0,
    failed_in_a_row INTEGER NOT NULL DEFAULT 0,
    only_failing_id TEXT
  );
  INSERT INTO outbox_lane (lease) VALUES (NULL);

  CREATE TABLE store_moment (event TEXT PRIMARY KEY, at BIGINT NOT NULL);
  CREATE TABLE store_clock (id INTEGER PRIMARY KEY, read_at BIGINT NOT NULL, agrees_since BIGINT NOT NULL);
  CREATE TABLE store_alert (kinds TEXT NOT NULL, sent_at BIGINT NOT NULL);
  INSERT INTO store_alert (kinds, sent_at) VALUES ('', 0);
  CREATE TABLE calendar_copy (
    calendar TEXT PRIMARY KEY,
    asked_at BIGINT NOT NULL DEFAULT 0,
    read_at BIGINT NOT NULL DEFAULT 0,
    failure TEXT,
    busy TEXT NOT NULL DEFAULT '[]',
    not_understood INTEGER NOT NULL DEFAULT 0
  )`;

/** After a release append steps and never change one. */
export const schemaSteps = [VERSION_1] as const;

export function refuseNewerSchema(stepsDone: number) {
  if (stepsDone > schemaSteps.length)
    throw new StoreError(
      `The store was changed by a newer version of this site (its schema is version ${stepsDone}, this site knows ` +
        `${schemaSteps.length}). This site stores nothing in it: start the newer version again`,
    );
}
