CREATE TABLE store_schema (step INTEGER PRIMARY KEY);
CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'held', 'parked', 'erased')),
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
    revision INTEGER NOT NULL DEFAULT 0,
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
    ON outbox (network_hash, held_because, (octet_length(body) + 1000)) WHERE state = 'held';
CREATE TABLE mail (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'parked', 'ended')),
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
    revision INTEGER NOT NULL DEFAULT 0,
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
  CREATE INDEX mail_call ON mail (call_hash, revision) WHERE call_hash IS NOT NULL;
CREATE INDEX outbox_by_age ON outbox (accepted_at, id);
CREATE INDEX outbox_undelivered_by_age ON outbox (accepted_at, id) WHERE state <> 'delivered';
CREATE INDEX outbox_next ON outbox (failures, due_at, accepted_at) WHERE state = 'pending';
CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'pending';
CREATE INDEX outbox_failed ON outbox (last_tried_at, is_overtaken)
    WHERE state = 'pending' AND failures > 0;
CREATE INDEX outbox_waiting ON outbox ((coalesce(resent_at, accepted_at)))
    WHERE state = 'pending';
CREATE INDEX outbox_parked ON outbox (accepted_at) WHERE state = 'parked';
CREATE INDEX outbox_delivered ON outbox (delivered_at, accepted_at) WHERE state = 'delivered';
CREATE TABLE outbox_lane (
    lease TEXT,
    leased_until BIGINT NOT NULL DEFAULT 0,
    paused_since BIGINT,
    paused_because TEXT,
    paused_until BIGINT NOT NULL DEFAULT 0,
    failed_in_a_row INTEGER NOT NULL DEFAULT 0
  );
CREATE INDEX mail_by_age ON mail (accepted_at, id);
CREATE INDEX mail_undelivered_by_age ON mail (accepted_at, id) WHERE state <> 'delivered';
CREATE INDEX mail_next ON mail (failures, due_at, accepted_at) WHERE state = 'pending';
CREATE INDEX mail_due ON mail (due_at) WHERE state = 'pending';
CREATE INDEX mail_failed ON mail (last_tried_at, is_overtaken)
    WHERE state = 'pending' AND failures > 0;
CREATE INDEX mail_waiting ON mail ((coalesce(resent_at, accepted_at)))
    WHERE state = 'pending';
CREATE INDEX mail_parked ON mail (accepted_at) WHERE state = 'parked';
CREATE INDEX mail_delivered ON mail (delivered_at, accepted_at) WHERE state = 'delivered';
CREATE TABLE mail_lane (
    lease TEXT,
    leased_until BIGINT NOT NULL DEFAULT 0,
    paused_since BIGINT,
    paused_because TEXT,
    paused_until BIGINT NOT NULL DEFAULT 0,
    failed_in_a_row INTEGER NOT NULL DEFAULT 0
  );
-- When the store last had a backup, and a write check.
  CREATE TABLE store_moment (event TEXT PRIMARY KEY, at BIGINT NOT NULL);
-- How many attempts each queue had of which outcome, and how many of its rows were deleted. None
  -- of it ever falls.
  CREATE TABLE store_count (name TEXT PRIMARY KEY, count BIGINT NOT NULL DEFAULT 0);
-- One row: the kinds of trouble in the last alert, and when it was sent.
  CREATE TABLE store_alert (kinds TEXT NOT NULL, sent_at BIGINT NOT NULL);
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
  CREATE TABLE desk_secret (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL);
INSERT INTO store_schema (step) VALUES (1);
INSERT INTO outbox (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, revision, body, lead_source, service, contact_method, reply_due_at, is_cancelled, is_by_agency, is_freed, needs_agreement, reserves, network_hash, keep_until, is_announced) VALUES ('0b0c6a5e-7d5c-4c1e-9f0a-000000000001', 'delivered', 1795683600000, 1795683600000, 1, 1795683600000, '200', 0, 0, 1795683600000, 0, '{"name":"Ada","email":"ada@example.com","phone":"+1 555 0100","company":"Analytical Engines","website":"https://example.com","service":"website","budget":"under-5k","timeline":"asap","description":"We sell engines.\nWe want to answer faster.","contactMethod":"email","callDate":null,"callTime":null,"submittedAt":"2026-11-26T09:00:00.000Z"}', 'utm_source=spring', 'website', 'email', 1795690800000, 0, 0, 0, 0, 0, 33190, 0, 1);
INSERT INTO outbox (id, state, held_because, accepted_at, due_at, attempts, failures, is_overtaken, revision, body, lead_source, service, contact_method, reply_due_at, is_cancelled, is_by_agency, is_freed, needs_agreement, reserves, network_hash, keep_until, is_announced) VALUES ('0b0c6a5e-7d5c-4c1e-9f0a-000000000002', 'held', 'the honeypot was filled in', 1795683600000, 1795683600000, 0, 0, 0, 0, '{"name":"Spam","email":"spam@example.com","phone":"+1 555 0100","company":"Analytical Engines","website":"https://example.com","service":"website","budget":"under-5k","timeline":"asap","description":"We sell engines.\nWe want to answer faster.","contactMethod":"email","callDate":null,"callTime":null,"submittedAt":"2026-11-26T09:00:00.000Z"}', 'utm_source=spring', 'website', 'email', 1795690800000, 0, 0, 0, 0, 0, 51086, 0, 0);
INSERT INTO outbox (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, call_hash, revision, body, time_zone, lead_source, service, contact_method, reply_due_at, link, agency_proof, call_at, call_ends, is_cancelled, is_by_agency, is_freed, needs_agreement, reserves, network_hash, email_hash, phone_hash, keep_until, is_announced) VALUES ('0b0c6a5e-7d5c-4c1e-9f0a-000000000003', 'delivered', 1795683600000, 1795683600000, 1, 1795683600000, '200', 0, 0, 1795683600000, '19d8d35c06ab2cb2ae937b5b8dd4c8570a15280b813e6f0c534b258c9954c7c6', 0, '{"name":"Bob","email":"bob@example.com","phone":"+49 30 5553","company":"Analytical Engines","website":"https://example.com","service":"website","budget":"under-5k","timeline":"asap","description":"We sell engines.\nWe want to answer faster.","contactMethod":"phone","callDate":"2026-11-30","callTime":"10:00","submittedAt":"2026-11-26T09:00:00.000Z"}', 'Europe/Berlin', 'utm_source=spring', 'website', 'phone', 1795690800000, 'https://agency.example/call/00000000000000000000000000000003', 'bec524ed-8540-46ed-8948-a754c8193b83', 1796029200000, 1796030100000, 0, 0, 0, 0, 0, 43556, 24568, 9638, 1796030400000, 1);
INSERT INTO outbox (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, call_hash, revision, body, time_zone, lead_source, service, contact_method, reply_due_at, link, agency_proof, call_at, call_ends, is_cancelled, is_by_agency, is_freed, needs_agreement, reserves, network_hash, email_hash, phone_hash, keep_until, is_announced) VALUES ('0b0c6a5e-7d5c-4c1e-9f0a-000000000004', 'delivered', 1795683600000, 1795683600000, 1, 1795683600000, '200', 0, 0, 1795683600000, 'a20248c7f641bea3ab7e1640ea5ac3a6b69d2d209ccc6df16e9677f0069b35dc', 0, '{"name":"Cleo","email":"cleo@example.com","phone":"+49 30 5554","company":"Analytical Engines","website":"https://example.com","service":"website","budget":"under-5k","timeline":"asap","description":"We sell engines.\nWe want to answer faster.","contactMethod":"phone","callDate":"2026-11-30","callTime":"11:00","submittedAt":"2026-11-26T09:00:00.000Z"}', 'Europe/Berlin', 'utm_source=spring', 'website', 'phone', 1795690800000, 'https://agency.example/call/00000000000000000000000000000004', '4dafc8fa-f78e-42c7-8f86-5085ebe34755', 1796032800000, 1796033700000, 0, 0, 0, 0, 0, 59568, 45339, 56170, 1796034000000, 1);
INSERT INTO outbox (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, call_hash, revision, body, time_zone, lead_source, service, contact_method, agreed_at, first_id, link, agency_proof, call_at, call_ends, is_cancelled, is_by_agency, is_freed, needs_agreement, reserves, network_hash, email_hash, phone_hash, keep_until, is_announced) VALUES ('c82474ce-b985-870b-a1bc-8bf25e91dc9e', 'delivered', 1795683900000, 1795683900000, 1, 1795683900000, '200', 0, 0, 1795683900000, '19d8d35c06ab2cb2ae937b5b8dd4c8570a15280b813e6f0c534b258c9954c7c6', 1, '{"name":"Bob","email":"bob@example.com","phone":"+49 30 5553","company":"Analytical Engines","website":"https://example.com","service":"website","budget":"under-5k","timeline":"asap","description":"We sell engines.\nWe want to answer faster.","contactMethod":"phone","callDate":"2026-11-30","callTime":"14:00","submittedAt":"2026-11-26T09:00:00.000Z"}', 'Europe/Berlin', 'utm_source=spring', 'website', 'phone', 1795683900000, '0b0c6a5e-7d5c-4c1e-9f0a-000000000003', 'https://agency.example/call/00000000000000000000000000000003', 'bec524ed-8540-46ed-8948-a754c8193b83', 1796043600000, 1796044500000, 0, 0, 0, 0, 1, 43556, 24568, 9638, 1796044800000, 1);
INSERT INTO outbox (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, call_hash, revision, body, time_zone, lead_source, service, contact_method, first_id, link, agency_proof, call_at, call_ends, is_cancelled, is_by_agency, is_freed, needs_agreement, reserves, network_hash, email_hash, phone_hash, keep_until, is_announced) VALUES ('11c3267d-f403-8ff1-a01a-b6c8335d7c3a', 'delivered', 1795683900000, 1795683900000, 1, 1795683900000, '200', 0, 0, 1795683900000, 'a20248c7f641bea3ab7e1640ea5ac3a6b69d2d209ccc6df16e9677f0069b35dc', 1, '{"name":"Cleo","email":"cleo@example.com","phone":"+49 30 5554","company":"Analytical Engines","website":"https://example.com","service":"website","budget":"under-5k","timeline":"asap","description":"We sell engines.\nWe want to answer faster.","contactMethod":"phone","callDate":null,"callTime":null,"submittedAt":"2026-11-26T09:00:00.000Z"}', 'Europe/Berlin', 'utm_source=spring', 'website', 'phone', '0b0c6a5e-7d5c-4c1e-9f0a-000000000004', 'https://agency.example/call/00000000000000000000000000000004', '4dafc8fa-f78e-42c7-8f86-5085ebe34755', 1796032800000, 1796033700000, 1, 0, 0, 0, 0, 59568, 45339, 56170, 1796034000000, 1);
INSERT INTO outbox (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, failed_since, is_overtaken, revision, body, lead_source, service, contact_method, reply_due_at, is_cancelled, is_by_agency, is_freed, needs_agreement, reserves, network_hash, keep_until, is_announced) VALUES ('0b0c6a5e-7d5c-4c1e-9f0a-000000000005', 'parked', 1795683900000, 1795691103000, 8, 1795690203000, '422', 8, 1795683903000, 1, 0, '{"name":"Dora","email":"dora@example.com","phone":"+1 555 0100","company":"Analytical Engines","website":"https://example.com","service":"website","budget":"under-5k","timeline":"asap","description":"We sell engines.\nWe want to answer faster.","contactMethod":"email","callDate":null,"callTime":null,"submittedAt":"2026-11-26T09:05:00.000Z"}', 'utm_source=spring', 'website', 'email', 1795691100000, 0, 0, 0, 0, 0, 24199, 0, 1);
INSERT INTO outbox (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, revision, body, lead_source, service, contact_method, reply_due_at, is_cancelled, is_by_agency, is_freed, needs_agreement, reserves, network_hash, keep_until, is_announced) VALUES ('0b0c6a5e-7d5c-4c1e-9f0a-000000000006', 'delivered', 1795683903000, 1795683903000, 1, 1795683903000, '200', 0, 0, 1795683903000, 0, '{"name":"Gus","email":"gus@example.com","phone":"+1 555 0100","company":"Analytical Engines","website":"https://example.com","service":"website","budget":"under-5k","timeline":"asap","description":"We sell engines.\nWe want to answer faster.","contactMethod":"email","callDate":null,"callTime":null,"submittedAt":"2026-11-26T09:05:03.000Z"}', 'utm_source=spring', 'website', 'email', 1795691103000, 0, 0, 0, 0, 0, 28444, 0, 1);
INSERT INTO outbox (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, failed_since, is_overtaken, revision, body, lead_source, service, contact_method, reply_due_at, is_cancelled, is_by_agency, is_freed, needs_agreement, reserves, network_hash, keep_until, is_announced) VALUES ('0b0c6a5e-7d5c-4c1e-9f0a-000000000007', 'pending', 1795692003000, 1795692008000, 1, 1795692003000, '500', 1, 1795692003000, 0, 0, '{"name":"Eve","email":"eve@example.com","phone":"+1 555 0100","company":"Analytical Engines","website":"https://example.com","service":"website","budget":"under-5k","timeline":"asap","description":"We sell engines.\nWe want to answer faster.","contactMethod":"email","callDate":null,"callTime":null,"submittedAt":"2026-11-26T11:20:03.000Z"}', 'utm_source=spring', 'website', 'email', 1795699203000, 0, 0, 0, 0, 0, 51798, 0, 1);
INSERT INTO outbox (id, state, accepted_at, due_at, attempts, failures, is_overtaken, call_hash, revision, body, time_zone, lead_source, service, contact_method, reply_due_at, agreed_at, link, agency_proof, call_at, call_ends, is_cancelled, is_by_agency, is_freed, needs_agreement, reserves, network_hash, email_hash, phone_hash, keep_until, is_announced) VALUES ('0b0c6a5e-7d5c-4c1e-9f0a-000000000008', 'pending', 1795692003000, 1795692003000, 0, 0, 0, 'da0914b6c61043617d03e8cccc966d0377d0e8afa75fd9b9ddce991f11424c7a', 0, '{"name":"Finn","email":"finn@example.com","phone":"+49 30 5558","company":"Analytical Engines","website":"https://example.com","service":"website","budget":"under-5k","timeline":"asap","description":"We sell engines.\nWe want to answer faster.","contactMethod":"phone","callDate":"2026-11-30","callTime":"15:00","submittedAt":"2026-11-26T11:20:03.000Z"}', 'Europe/Berlin', 'utm_source=spring', 'website', 'phone', 1795699203000, 1795692003000, 'https://agency.example/call/00000000000000000000000000000008', '9824aa02-08fe-4684-92af-10e82323850d', 1796047200000, 1796048100000, 0, 0, 0, 0, 1, 3690, 10002, 62091, 1796048400000, 1);
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, revision, kind, request_id, recipient_hash, counted_network) VALUES ('36d8185d-3523-8fde-afb1-535bdd67935f', 'delivered', 1795683600000, 1795683600000, 1, 1795683600000, '250', 0, 0, 1795683600000, 0, 'confirmation', '0b0c6a5e-7d5c-4c1e-9f0a-000000000001', 46588, 33190);
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, revision, kind, request_id) VALUES ('a49173d1-e7cc-837f-a843-e385c54fc3c3', 'delivered', 1795683600000, 1795683600000, 1, 1795683600000, '250', 0, 0, 1795683600000, 0, 'copy', '0b0c6a5e-7d5c-4c1e-9f0a-000000000001');
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, revision, kind, request_id, recipient_hash, counted_network) VALUES ('926a2c70-379f-85a8-a78c-e7d76f3869b3', 'delivered', 1795683600000, 1795683600000, 1, 1795683600000, '250', 0, 0, 1795683600000, 0, 'confirmation', '0b0c6a5e-7d5c-4c1e-9f0a-000000000003', 24568, 43556);
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, call_hash, revision, kind, request_id) VALUES ('ee2a202c-0409-8919-aaf4-73604f1f47b9', 'delivered', 1795683600000, 1795683600000, 1, 1795683600000, '250', 0, 0, 1795683600000, '19d8d35c06ab2cb2ae937b5b8dd4c8570a15280b813e6f0c534b258c9954c7c6', 0, 'copy', '0b0c6a5e-7d5c-4c1e-9f0a-000000000003');
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, revision, kind, request_id, recipient_hash, counted_network) VALUES ('74d4d320-68e1-8d07-a431-10a05bc09085', 'delivered', 1795683600000, 1795683600000, 1, 1795683600000, '250', 0, 0, 1795683600000, 0, 'confirmation', '0b0c6a5e-7d5c-4c1e-9f0a-000000000004', 45339, 59568);
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, call_hash, revision, kind, request_id) VALUES ('fa18a59d-a70f-89ee-a201-f1626c3193a4', 'delivered', 1795683600000, 1795683600000, 1, 1795683600000, '250', 0, 0, 1795683600000, 'a20248c7f641bea3ab7e1640ea5ac3a6b69d2d209ccc6df16e9677f0069b35dc', 0, 'copy', '0b0c6a5e-7d5c-4c1e-9f0a-000000000004');
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, revision, kind, request_id, recipient_hash) VALUES ('76b8343a-22ef-8743-a819-be7f11baeae5', 'delivered', 1795683900000, 1795683900000, 1, 1795683900000, '250', 0, 0, 1795683900000, 1, 'confirmation', 'c82474ce-b985-870b-a1bc-8bf25e91dc9e', 24568);
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, call_hash, revision, kind, request_id) VALUES ('a2952bdb-8c0b-8a71-a42f-02ab9cfeceac', 'delivered', 1795683900000, 1795683900000, 1, 1795683900000, '250', 0, 0, 1795683900000, '19d8d35c06ab2cb2ae937b5b8dd4c8570a15280b813e6f0c534b258c9954c7c6', 1, 'copy', 'c82474ce-b985-870b-a1bc-8bf25e91dc9e');
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, revision, kind, request_id, recipient_hash) VALUES ('ed88a36b-dd34-89e0-ae10-e2d0a8969c5e', 'delivered', 1795683900000, 1795683900000, 1, 1795683900000, '250', 0, 0, 1795683900000, 1, 'confirmation', '11c3267d-f403-8ff1-a01a-b6c8335d7c3a', 45339);
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, call_hash, revision, kind, request_id) VALUES ('0349e4d5-1f76-839b-aa87-e4478bebfb41', 'delivered', 1795683900000, 1795683900000, 1, 1795683900000, '250', 0, 0, 1795683900000, 'a20248c7f641bea3ab7e1640ea5ac3a6b69d2d209ccc6df16e9677f0069b35dc', 1, 'copy', '11c3267d-f403-8ff1-a01a-b6c8335d7c3a');
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, revision, kind, request_id, recipient_hash, counted_network) VALUES ('34b13552-12cb-8f07-a620-ea05f448c10d', 'delivered', 1795683903000, 1795683903000, 1, 1795683903000, '250', 0, 0, 1795683903000, 0, 'confirmation', '0b0c6a5e-7d5c-4c1e-9f0a-000000000005', 51105, 24199);
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, revision, kind, request_id) VALUES ('2507f24d-6096-8f16-ae30-7bc629e6678e', 'delivered', 1795683903000, 1795683903000, 1, 1795683903000, '250', 0, 0, 1795683903000, 0, 'copy', '0b0c6a5e-7d5c-4c1e-9f0a-000000000005');
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, revision, kind, request_id, recipient_hash, counted_network) VALUES ('ea159216-882f-89ad-a2b7-b86f4d52c3f9', 'delivered', 1795683903000, 1795683903000, 1, 1795683903000, '250', 0, 0, 1795683903000, 0, 'confirmation', '0b0c6a5e-7d5c-4c1e-9f0a-000000000006', 36922, 28444);
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, is_overtaken, delivered_at, revision, kind, request_id) VALUES ('3aaa1c11-9e21-8fdd-aec1-be04621456d8', 'delivered', 1795683903000, 1795683903000, 1, 1795683903000, '250', 0, 0, 1795683903000, 0, 'copy', '0b0c6a5e-7d5c-4c1e-9f0a-000000000006');
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, failed_since, is_overtaken, revision, kind, request_id, recipient_hash, counted_network) VALUES ('5ed25ace-59df-8c5a-aed8-6c4215b1bf30', 'pending', 1795692003000, 1795692008000, 1, 1795692003000, '451', 1, 1795692003000, 0, 0, 'confirmation', '0b0c6a5e-7d5c-4c1e-9f0a-000000000007', 53335, 51798);
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, failed_since, is_overtaken, revision, kind, request_id) VALUES ('ecd53557-bc39-8b08-a2e1-aa8f8b156602', 'pending', 1795692003000, 1795692008000, 1, 1795692003000, '451', 1, 1795692003000, 0, 0, 'copy', '0b0c6a5e-7d5c-4c1e-9f0a-000000000007');
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, failed_since, is_overtaken, revision, kind, request_id, recipient_hash, counted_network) VALUES ('f020d307-f8b7-88b0-ad05-8152302c232e', 'pending', 1795692003000, 1795692008000, 1, 1795692003000, '451', 1, 1795692003000, 0, 0, 'confirmation', '0b0c6a5e-7d5c-4c1e-9f0a-000000000008', 10002, 3690);
INSERT INTO mail (id, state, accepted_at, due_at, attempts, last_tried_at, last_answer, failures, failed_since, is_overtaken, call_hash, revision, kind, request_id) VALUES ('417c67ca-df85-8585-a333-7632a3c782ea', 'pending', 1795692003000, 1795692008000, 1, 1795692003000, '451', 1, 1795692003000, 0, 'da0914b6c61043617d03e8cccc966d0377d0e8afa75fd9b9ddce991f11424c7a', 0, 'copy', '0b0c6a5e-7d5c-4c1e-9f0a-000000000008');
INSERT INTO outbox_lane (lease, leased_until, paused_until, failed_in_a_row) VALUES ('a', 1795692003000, 0, 0);
INSERT INTO mail_lane (lease, leased_until, paused_until, failed_in_a_row) VALUES ('b', 1795692003000, 0, 0);
INSERT INTO store_moment (event, at) VALUES ('write check', 1795683600000);
INSERT INTO store_count (name, count) VALUES ('outbox delivered', 6);
INSERT INTO store_count (name, count) VALUES ('outbox failed', 9);
INSERT INTO store_count (name, count) VALUES ('outbox removed', 0);
INSERT INTO store_count (name, count) VALUES ('mail delivered', 14);
INSERT INTO store_count (name, count) VALUES ('mail failed', 4);
INSERT INTO store_count (name, count) VALUES ('mail removed', 0);
INSERT INTO store_alert (kinds, sent_at) VALUES ('', 0);
INSERT INTO calendar_cache (calendar, asked_at, read_at, busy, not_understood) VALUES ('ours', 1795683600000, 1795683600000, '[[1795683600000,1795683660000]]', 0);
