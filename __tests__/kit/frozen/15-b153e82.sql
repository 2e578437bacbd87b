-- What b153e82 left in PostgreSQL: its own steps, then its rows.
CREATE TABLE outbox (
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
  );
CREATE INDEX outbox_due ON outbox (due_at, accepted_at) WHERE state IN ('pending', 'sending');
CREATE INDEX outbox_lane ON outbox (due_at) WHERE state = 'sending';
CREATE INDEX outbox_undelivered ON outbox (state, accepted_at) WHERE state <> 'delivered';
CREATE INDEX outbox_delivered ON outbox (delivered_at) WHERE state = 'delivered';
CREATE INDEX outbox_by_age ON outbox (accepted_at, id);
CREATE TABLE outbox_pulse (pulse INTEGER PRIMARY KEY, at BIGINT NOT NULL);
ALTER TABLE outbox ADD COLUMN time_zone TEXT;
ALTER TABLE outbox ADD COLUMN lead_source TEXT;
DROP INDEX outbox_due; DROP INDEX outbox_lane; DROP INDEX outbox_undelivered;
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
  INSERT INTO outbox_lane (lane) VALUES (1);
CREATE INDEX outbox_undelivered_by_age ON outbox (accepted_at, id) WHERE state <> 'delivered';
CREATE TABLE outbox_alert (kind TEXT PRIMARY KEY, told_at BIGINT NOT NULL, since BIGINT);
DROP INDEX outbox_delivered;
  CREATE INDEX outbox_delivered ON outbox (delivered_at, accepted_at) WHERE state = 'delivered';
DROP INDEX outbox_held;
  CREATE INDEX outbox_held ON outbox (accepted_at, held_because) WHERE state = 'held';
  CREATE INDEX outbox_waiting ON outbox (accepted_at) WHERE state = 'pending';
ALTER TABLE outbox ADD COLUMN call_at BIGINT;
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
  );
CREATE TABLE outbox_schema (step INTEGER PRIMARY KEY);
DELETE FROM outbox;
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,attempts,failures,failed_since,last_tried_at,last_answer,delivered_at,time_zone,lead_source,call_at,call_taken,call_kept_until) VALUES ('under-way','pending','{"name":"under-way","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}',NULL,'1795358633149','1795358633149',0,0,NULL,NULL,NULL,NULL,'Europe/Berlin','utm_source=news','1795424400000',0,'1795531433149');
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,attempts,failures,failed_since,last_tried_at,last_answer,delivered_at,time_zone,lead_source,call_at,call_taken,call_kept_until) VALUES ('pending','pending','{"name":"pending","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}',NULL,'1795358633182','1795358633182',0,0,NULL,NULL,NULL,NULL,'Europe/Berlin','utm_source=news','1795424400000',1,'1795531433182');
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,attempts,failures,failed_since,last_tried_at,last_answer,delivered_at,time_zone,lead_source,call_at,call_taken,call_kept_until) VALUES ('held','held','{"name":"held","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}','the field that people do not see was filled in','1795358633286','1795358633286',0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'1795531433286');
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,attempts,failures,failed_since,last_tried_at,last_answer,delivered_at,time_zone,lead_source,call_at,call_taken,call_kept_until) VALUES ('failing','pending','{"name":"failing","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}',NULL,'1795358633186','1795358693351',3,2,'1795358573351','1795358632351','500',NULL,'Europe/Berlin','utm_source=news','1795424400000',1,'1795531433186');
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,attempts,failures,failed_since,last_tried_at,last_answer,delivered_at,time_zone,lead_source,call_at,call_taken,call_kept_until) VALUES ('delivered','delivered','{"name":"delivered","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}',NULL,'1795358633200','1795358633200',1,0,NULL,'1795358632851','200','1795358632851','Europe/Berlin','utm_source=news','1795424400000',1,'1795531433200');
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,attempts,failures,failed_since,last_tried_at,last_answer,delivered_at,time_zone,lead_source,call_at,call_taken,call_kept_until) VALUES ('purged','delivered',NULL,NULL,'1795358633214','1795358633214',1,0,NULL,NULL,'200','1795358632851','Europe/Berlin','utm_source=news',NULL,0,'1795531433214');
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,attempts,failures,failed_since,last_tried_at,last_answer,delivered_at,time_zone,lead_source,call_at,call_taken,call_kept_until) VALUES ('parked','parked','{"name":"parked","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}',NULL,'1795358633250','1795358633250',9,8,'1795358543351','1795358632851','422',NULL,'Europe/Berlin','utm_source=news','1795424400000',1,'1795531433250');
DELETE FROM outbox_lane;
INSERT INTO outbox_lane (lane,lease,leased_until,paused_since,paused_because,probes,probe_at) VALUES (1,'a-lease-of-then','1795358663326',NULL,NULL,0,'0');
INSERT INTO outbox_schema (step) VALUES (1);
INSERT INTO outbox_schema (step) VALUES (2);
INSERT INTO outbox_schema (step) VALUES (3);
INSERT INTO outbox_schema (step) VALUES (4);
INSERT INTO outbox_schema (step) VALUES (5);
INSERT INTO outbox_schema (step) VALUES (6);
INSERT INTO outbox_schema (step) VALUES (7);
INSERT INTO outbox_schema (step) VALUES (8);
INSERT INTO outbox_schema (step) VALUES (9);
INSERT INTO outbox_schema (step) VALUES (10);
INSERT INTO outbox_schema (step) VALUES (11);
INSERT INTO outbox_schema (step) VALUES (12);
INSERT INTO outbox_schema (step) VALUES (13);
INSERT INTO outbox_schema (step) VALUES (14);
INSERT INTO outbox_schema (step) VALUES (15);
