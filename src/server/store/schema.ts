import { StoreError } from './engine.ts';

const VERSION_1 = `
  CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'held', 'parked')),
    body TEXT CHECK (body IS NOT NULL OR state = 'delivered'),
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
    resent_at BIGINT
  );
  CREATE INDEX outbox_by_age ON outbox (accepted_at, id);
  CREATE INDEX outbox_undelivered_by_age ON outbox (accepted_at, id) WHERE state <> 'delivered';
  CREATE INDEX outbox_untried ON outbox (due_at, accepted_at) WHERE state = 'pending' AND failures = 0;
  CREATE INDEX outbox_failed ON outbox (due_at, others_accepted) WHERE state = 'pending' AND failures > 0;
  CREATE INDEX outbox_least_failed ON outbox (failures, due_at, accepted_at)
    WHERE state = 'pending' AND failed_since IS NOT NULL;
  CREATE INDEX outbox_waiting ON outbox ((coalesce(resent_at, accepted_at))) WHERE state = 'pending';
  CREATE INDEX outbox_held ON outbox (accepted_at, held_because) WHERE state = 'held';
  CREATE INDEX outbox_parked ON outbox (accepted_at) WHERE state = 'parked';
  CREATE INDEX outbox_delivered ON outbox (delivered_at, accepted_at) WHERE state = 'delivered';
  CREATE INDEX outbox_to_purge ON outbox (delivered_at) WHERE state = 'delivered' AND body IS NOT NULL;

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

  CREATE TABLE outbox_write_check (id INTEGER PRIMARY KEY, at BIGINT NOT NULL);
  CREATE TABLE outbox_clock (
    id INTEGER PRIMARY KEY,
    running_since BIGINT NOT NULL,
    read_at BIGINT NOT NULL,
    agrees_since BIGINT NOT NULL,
    jumps INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE outbox_alert (kinds TEXT NOT NULL, sent_at BIGINT NOT NULL);
  INSERT INTO outbox_alert (kinds, sent_at) VALUES ('', 0);
  CREATE TABLE calendar_copy (
    calendar TEXT PRIMARY KEY,
    asked_at BIGINT NOT NULL DEFAULT 0,
    read_at BIGINT NOT NULL DEFAULT 0,
    failure TEXT,
    busy TEXT NOT NULL DEFAULT '[]',
    not_understood INTEGER NOT NULL DEFAULT 0
  )`;

/** Each outbox has a table of its rows, and its lane. */
export const queues = ['outbox', 'mail'] as const;

const tablesOf = (queue: string) => `
  CREATE TABLE IF NOT EXISTS ${queue} (
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

  CREATE TABLE IF NOT EXISTS ${queue}_lane (
    lease TEXT,
    leased_until BIGINT NOT NULL DEFAULT 0,
    paused_since BIGINT,
    paused_because TEXT,
    probes INTEGER NOT NULL DEFAULT 0,
    probe_at BIGINT NOT NULL DEFAULT 0,
    next_untried_at BIGINT NOT NULL DEFAULT 0,
    failed_in_a_row INTEGER NOT NULL DEFAULT 0
  )`;

const indexesOf = (queue: string) => `
  CREATE INDEX IF NOT EXISTS ${queue}_by_age ON ${queue} (accepted_at, id);
  CREATE INDEX IF NOT EXISTS ${queue}_undelivered_by_age ON ${queue} (accepted_at, id) WHERE state <> 'delivered';
  CREATE INDEX IF NOT EXISTS ${queue}_untried ON ${queue} (due_at, accepted_at) WHERE state = 'pending' AND failures = 0;
  CREATE INDEX IF NOT EXISTS ${queue}_failed ON ${queue} (due_at, others_accepted) WHERE state = 'pending' AND failures > 0;
  CREATE INDEX IF NOT EXISTS ${queue}_least_failed ON ${queue} (failures, due_at, accepted_at)
    WHERE state = 'pending' AND failed_since IS NOT NULL;
  CREATE INDEX IF NOT EXISTS ${queue}_waiting ON ${queue} ((coalesce(resent_at, accepted_at))) WHERE state = 'pending';
  CREATE INDEX IF NOT EXISTS ${queue}_held ON ${queue} (held_because, accepted_at DESC) WHERE state = 'held';
  CREATE INDEX IF NOT EXISTS ${queue}_parked ON ${queue} (accepted_at) WHERE state = 'parked';
  CREATE INDEX IF NOT EXISTS ${queue}_delivered ON ${queue} (delivered_at, accepted_at) WHERE state = 'delivered';
  CREATE INDEX IF NOT EXISTS ${queue}_to_purge ON ${queue} (state, ages_from) WHERE state IN ('delivered', 'held') AND body IS NOT NULL;
  INSERT INTO ${queue}_lane (lease) SELECT NULL WHERE NOT EXISTS (SELECT 1 FROM ${queue}_lane)`;

const LANE_COLUMNS = `lease, leased_until, paused_since, paused_because, probes, probe_at, next_untried_at,
  failed_in_a_row`;
const ROW_COLUMNS = `id, state, body, attributes, secret, follows, keep_until, held_because, accepted_at, due_at,
  attempts, last_tried_at, last_answer, failures, failed_since, others_accepted, delivered_at, resent_at`;

/** SQLite cannot change a CHECK. Builds between 1.0.0 and this step wrote its layout as version 1: each statement accepts both. */
const VERSION_2 = `
  ALTER TABLE outbox RENAME TO outbox_before;
  ALTER TABLE outbox_lane RENAME TO outbox_lane_before;
  ${queues.map(tablesOf).join(';')};
  -- Version 1 aged by these times, and corrected them after a jump of the clock.
  INSERT INTO outbox (${ROW_COLUMNS}, ages_from)
    SELECT ${ROW_COLUMNS}, CASE state WHEN 'delivered' THEN delivered_at WHEN 'held' THEN accepted_at END FROM outbox_before;
  INSERT INTO outbox_lane (${LANE_COLUMNS}) SELECT ${LANE_COLUMNS} FROM outbox_lane_before;
  DROP TABLE outbox_before;
  DROP TABLE outbox_lane_before;
  ${queues.map(indexesOf).join(';')};
  UPDATE outbox SET held_because = 'over quota' WHERE held_because = 'its network sent more than its share';

  -- Mails to visitors within a day: a short hash of the address, and the kind.
  CREATE TABLE IF NOT EXISTS mail_limit (id TEXT PRIMARY KEY, recipient INTEGER NOT NULL, kind TEXT NOT NULL, at BIGINT NOT NULL);
  CREATE INDEX IF NOT EXISTS mail_limit_by_recipient ON mail_limit (recipient, at);
  CREATE INDEX IF NOT EXISTS mail_limit_by_time ON mail_limit (at);

  CREATE TABLE IF NOT EXISTS store_moment (event TEXT PRIMARY KEY, at BIGINT NOT NULL);
  CREATE TABLE IF NOT EXISTS store_alert (kinds TEXT NOT NULL, sent_at BIGINT NOT NULL);
  INSERT INTO store_alert (kinds, sent_at) SELECT '', 0 WHERE NOT EXISTS (SELECT 1 FROM store_alert);

  DROP TABLE IF EXISTS outbox_write_check;
  DROP TABLE IF EXISTS outbox_clock;
  DROP TABLE IF EXISTS outbox_alert;
  DROP TABLE IF EXISTS store_clock`;

/** After a release append steps and never change one. */
export const schemaSteps = [VERSION_1, VERSION_2] as const;

export function refuseNewerSchema(stepsDone: number) {
  if (stepsDone > schemaSteps.length)
    throw new StoreError(
      `The store was changed by a newer version of this site (its schema is version ${stepsDone}, this site knows ` +
        `${schemaSteps.length}). This site stores nothing in it: start the newer version again`,
    );
}
