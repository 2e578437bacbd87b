import { StoreError } from './engine.ts';

/** Each outbox has a table of its rows, and its lane. */
export const queues = ['outbox', 'mail'] as const;

const tablesOf = (queue: string) => `
  CREATE TABLE ${queue} (
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
  CREATE INDEX ${queue}_by_age ON ${queue} (accepted_at, id);
  CREATE INDEX ${queue}_undelivered_by_age ON ${queue} (accepted_at, id) WHERE state <> 'delivered';
  CREATE INDEX ${queue}_untried ON ${queue} (due_at, accepted_at) WHERE state = 'pending' AND failures = 0;
  CREATE INDEX ${queue}_failed ON ${queue} (due_at, others_accepted) WHERE state = 'pending' AND failures > 0;
  CREATE INDEX ${queue}_least_failed ON ${queue} (failures, due_at, accepted_at)
    WHERE state = 'pending' AND failed_since IS NOT NULL;
  CREATE INDEX ${queue}_waiting ON ${queue} ((coalesce(resent_at, accepted_at))) WHERE state = 'pending';
  CREATE INDEX ${queue}_held ON ${queue} (held_because, accepted_at DESC) WHERE state = 'held';
  CREATE INDEX ${queue}_parked ON ${queue} (accepted_at) WHERE state = 'parked';
  CREATE INDEX ${queue}_delivered ON ${queue} (delivered_at, accepted_at) WHERE state = 'delivered';
  CREATE INDEX ${queue}_to_purge ON ${queue} (state, ages_from) WHERE state IN ('delivered', 'held') AND body IS NOT NULL;

  CREATE TABLE ${queue}_lane (
    lease TEXT,
    leased_until BIGINT NOT NULL DEFAULT 0,
    paused_since BIGINT,
    paused_because TEXT,
    probes INTEGER NOT NULL DEFAULT 0,
    probe_at BIGINT NOT NULL DEFAULT 0,
    next_untried_at BIGINT NOT NULL DEFAULT 0,
    failed_in_a_row INTEGER NOT NULL DEFAULT 0
  );
  INSERT INTO ${queue}_lane (lease) VALUES (NULL)`;

const VERSION_1 = `${queues.map(tablesOf).join(';')};

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

  -- Mails to visitors within a day: a short hash of the address, and the kind.
  CREATE TABLE mail_limit (id TEXT PRIMARY KEY, recipient INTEGER NOT NULL, kind TEXT NOT NULL, at BIGINT NOT NULL);
  CREATE INDEX mail_limit_by_recipient ON mail_limit (recipient, at);
  CREATE INDEX mail_limit_by_time ON mail_limit (at);

  CREATE TABLE store_moment (event TEXT PRIMARY KEY, at BIGINT NOT NULL);
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
