import { StoreError } from './engine.ts';

export const queues = ['outbox', 'mail'] as const;
export type QueueName = (typeof queues)[number];

const queueColumns = (states: string) => `
    state TEXT NOT NULL CHECK (state IN (${states})),
    held_because TEXT,
    accepted_at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    -- All attempts. 'failures' and 'failed_since' begin anew when the row is overtaken or retried.
    attempts INTEGER NOT NULL DEFAULT 0,
    last_tried_at BIGINT,
    last_answer TEXT,
    failures INTEGER NOT NULL DEFAULT 0,
    failed_since BIGINT,
    -- 1 if the receiver accepted another row after this one's first failure.
    is_overtaken INTEGER NOT NULL DEFAULT 0,
    delivered_at BIGINT,
    resent_at BIGINT,
    -- A hash of the call's key. The request with the highest revision is the call. Among mails,
    -- only copies have one.
    call_hash TEXT,
    revision INTEGER NOT NULL DEFAULT 0`;

const REQUESTS = `
  CREATE TABLE outbox (
    id TEXT PRIMARY KEY,${queueColumns("'pending', 'delivered', 'held', 'parked', 'erased'")},
    body TEXT CHECK (body IS NOT NULL OR state IN ('delivered', 'erased')),
    time_zone TEXT,
    language TEXT,
    lead_source TEXT,
    -- These two and the lead source are counted. They stay when the form values are purged, and go
    -- when somebody asks to be forgotten.
    service TEXT,
    contact_method TEXT,
    -- Until when a reply is promised.
    reply_due_at BIGINT,
    -- When the call was first agreed.
    agreed_at BIGINT,
    -- In a change, the id of the call's first request.
    first_id TEXT,
    link TEXT,
    -- What proves that the agency opens the call's page. All requests of a call have the same.
    agency_proof TEXT,
    call_at BIGINT,
    call_ends BIGINT,
    is_cancelled INTEGER NOT NULL DEFAULT 0,
    -- In a change, 1 if the agency made it, and 0 if the visitor did.
    is_by_agency INTEGER NOT NULL DEFAULT 0,
    -- 1 if the agency has agreed another time by telephone, and offers this one to others.
    is_freed INTEGER NOT NULL DEFAULT 0,
    -- 1 if no time may be reserved before the agency has agreed one with the visitor.
    needs_agreement INTEGER NOT NULL DEFAULT 0,
    -- 1 while the call's time is agreed, and so offered to nobody else.
    reserves INTEGER NOT NULL DEFAULT 0,
    -- The agency's event for the call: calendar, id, begin. The begin of a deleted event is empty.
    calendar_event TEXT,
    -- Short hashes, which identify nobody. Calls of one visitor are limited by them.
    network_hash INTEGER,
    email_hash INTEGER,
    phone_hash INTEGER,
    -- Purging keeps the form values until then: the end of the call and its buffer, or 0.
    keep_until BIGINT NOT NULL DEFAULT 0,
    -- 0 until the request's confirmation and copy are in the queue of mails.
    is_announced INTEGER NOT NULL DEFAULT 0,
    -- When the agency noted on the desk that it has answered.
    answered_at BIGINT,
    CHECK (reserves = 0 OR (call_hash IS NOT NULL AND call_at IS NOT NULL AND call_ends IS NOT NULL
      AND body IS NOT NULL AND state <> 'held' AND is_cancelled = 0 AND needs_agreement = 0))
  );
  CREATE UNIQUE INDEX outbox_call ON outbox (call_hash, revision);
  CREATE UNIQUE INDEX outbox_agreed ON outbox (call_at) WHERE reserves = 1;
  CREATE INDEX outbox_reserving ON outbox (call_ends, call_at, call_hash, network_hash, email_hash,
    phone_hash) WHERE reserves = 1;
  CREATE INDEX outbox_to_come ON outbox (keep_until) WHERE keep_until > 0 AND state <> 'held';
  CREATE INDEX outbox_to_answer ON outbox (accepted_at, id)
    WHERE answered_at IS NULL AND body IS NOT NULL AND reserves = 0;
  -- A robot may fill the room for held requests, and health counts them for anybody.
  CREATE INDEX outbox_spam ON outbox (accepted_at)
    WHERE state = 'held' AND held_because NOT IN ('over quota', 'unusual flood');
  CREATE INDEX outbox_unannounced ON outbox (accepted_at) WHERE is_announced = 0;
  CREATE INDEX outbox_to_purge ON outbox (delivered_at)
    WHERE state = 'delivered' AND body IS NOT NULL;
  CREATE INDEX outbox_held
    ON outbox (held_because, accepted_at DESC, (octet_length(body) + 1000)) WHERE state = 'held';
  CREATE INDEX outbox_held_by_network
    ON outbox (network_hash, held_because, (octet_length(body) + 1000)) WHERE state = 'held'`;

const MAILS = `
  CREATE TABLE mail (
    id TEXT PRIMARY KEY,${queueColumns("'pending', 'delivered', 'parked', 'ended'")},
    kind TEXT NOT NULL,
    request_id TEXT NOT NULL,
    -- A short hash of the visitor's address.
    recipient_hash INTEGER,
    -- The network of the request, 0 if it is unknown. Null if the mail counts for no limit.
    counted_network INTEGER,
    UNIQUE (request_id, kind)
  );
  CREATE INDEX mail_by_recipient ON mail (recipient_hash, accepted_at);
  -- No mail is held. Health counts held rows of each queue.
  CREATE INDEX mail_held ON mail (accepted_at) WHERE state = 'held';
  -- A copy waits for the earlier copies of its call.
  CREATE INDEX mail_call ON mail (call_hash, revision) WHERE call_hash IS NOT NULL`;

const indexesAndLaneOf = (queue: QueueName) => `
  CREATE INDEX ${queue}_by_age ON ${queue} (accepted_at, id);
  CREATE INDEX ${queue}_undelivered_by_age ON ${queue} (accepted_at, id) WHERE state <> 'delivered';
  CREATE INDEX ${queue}_next ON ${queue} (failures, due_at, accepted_at) WHERE state = 'pending';
  CREATE INDEX ${queue}_due ON ${queue} (due_at) WHERE state = 'pending';
  CREATE INDEX ${queue}_failed ON ${queue} (last_tried_at, is_overtaken)
    WHERE state = 'pending' AND failures > 0;
  CREATE INDEX ${queue}_waiting ON ${queue} ((coalesce(resent_at, accepted_at)))
    WHERE state = 'pending';
  CREATE INDEX ${queue}_parked ON ${queue} (accepted_at) WHERE state = 'parked';
  CREATE INDEX ${queue}_delivered ON ${queue} (delivered_at, accepted_at) WHERE state = 'delivered';

  CREATE TABLE ${queue}_lane (
    lease TEXT,
    leased_until BIGINT NOT NULL DEFAULT 0,
    paused_since BIGINT,
    paused_because TEXT,
    paused_until BIGINT NOT NULL DEFAULT 0,
    failed_in_a_row INTEGER NOT NULL DEFAULT 0
  );
  INSERT INTO ${queue}_lane (lease) VALUES (NULL)`;

/** A further queue brings a step of its own. */
const QUEUES_OF_VERSION_1 = ['outbox', 'mail'] as const satisfies readonly QueueName[];

const VERSION_1 = `${REQUESTS};
  ${MAILS};
  ${QUEUES_OF_VERSION_1.map(indexesAndLaneOf).join(';')};

  -- When the store last had a backup, and a write check.
  CREATE TABLE store_moment (event TEXT PRIMARY KEY, at BIGINT NOT NULL);
  -- How many attempts each queue had of which outcome, and how many of its rows were deleted. None
  -- of it ever falls.
  CREATE TABLE store_count (name TEXT PRIMARY KEY, count BIGINT NOT NULL DEFAULT 0);
  INSERT INTO store_count (name) VALUES ${QUEUES_OF_VERSION_1.flatMap((queue) =>
    ['delivered', 'failed', 'removed'].map((what) => `('${queue} ${what}')`),
  ).join(', ')};
  -- One row: the kinds of trouble in the last alert, and when it was sent.
  CREATE TABLE store_alert (kinds TEXT NOT NULL, sent_at BIGINT NOT NULL);
  INSERT INTO store_alert (kinds, sent_at) VALUES ('', 0);
  CREATE TABLE calendar_cache (
    calendar TEXT PRIMARY KEY,
    -- When a process last began to read the calendar, and when it last succeeded.
    asked_at BIGINT NOT NULL DEFAULT 0,
    read_at BIGINT NOT NULL DEFAULT 0,
    failure TEXT,
    busy TEXT NOT NULL DEFAULT '[]',
    -- How many events of the calendar are not understood, and block their days.
    not_understood INTEGER NOT NULL DEFAULT 0
  );
  -- Wrong passwords of a day. The hash is short and identifies nobody.
  CREATE TABLE desk_try (id TEXT PRIMARY KEY, network_hash INTEGER NOT NULL, at BIGINT NOT NULL);
  CREATE INDEX desk_try_by_age ON desk_try (at, network_hash);
  -- One row: what only this store knows, for the sessions of the desk.
  CREATE TABLE desk_secret (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL)`;

/** After a release, append steps and never change one. */
export const schemaSteps = [VERSION_1] as const;

export function refuseNewerSchema(stepsDone: number) {
  if (stepsDone > schemaSteps.length)
    throw new StoreError(
      'The store was changed by a newer version of this site ' +
        `(its schema is version ${stepsDone}, this site knows ${schemaSteps.length}). ` +
        'This site stores nothing in it: start that version again',
    );
}
