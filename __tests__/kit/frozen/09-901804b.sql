-- What 901804b left in PostgreSQL: its own steps, then its rows.
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
CREATE TABLE outbox_schema (step INTEGER PRIMARY KEY);
DELETE FROM outbox;
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,lease,attempts,refusals,refused_since,told_to_wait,last_tried_at,last_answer,delivered_at,time_zone,lead_source) VALUES ('pending','pending','{"name":"pending","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}',NULL,'1795358622915','1795358622915',NULL,0,0,NULL,0,NULL,NULL,NULL,'Europe/Berlin','utm_source=news');
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,lease,attempts,refusals,refused_since,told_to_wait,last_tried_at,last_answer,delivered_at,time_zone,lead_source) VALUES ('held','held','{"name":"held","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}','the field that people do not see was filled in','1795358622964','1795358622964',NULL,0,0,NULL,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,lease,attempts,refusals,refused_since,told_to_wait,last_tried_at,last_answer,delivered_at,time_zone,lead_source) VALUES ('under-way','sending','{"name":"under-way","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}',NULL,'1795358622902','1795358652967','7809063a-a8f0-44ed-8694-2ee580e60d75',1,0,NULL,0,'1795358622967',NULL,NULL,'Europe/Berlin','utm_source=news');
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,lease,attempts,refusals,refused_since,told_to_wait,last_tried_at,last_answer,delivered_at,time_zone,lead_source) VALUES ('failing','pending','{"name":"failing","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}',NULL,'1795358622932','1795358682978',NULL,3,2,'1795358562978',0,'1795358621978','500',NULL,'Europe/Berlin','utm_source=news');
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,lease,attempts,refusals,refused_since,told_to_wait,last_tried_at,last_answer,delivered_at,time_zone,lead_source) VALUES ('delivered','delivered','{"name":"delivered","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}',NULL,'1795358622941','1795358622941',NULL,1,0,NULL,0,'1795358622478','200','1795358622478','Europe/Berlin','utm_source=news');
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,lease,attempts,refusals,refused_since,told_to_wait,last_tried_at,last_answer,delivered_at,time_zone,lead_source) VALUES ('purged','delivered',NULL,NULL,'1795358622952','1795358622952',NULL,1,0,NULL,0,NULL,'200','1795358622478','Europe/Berlin','utm_source=news');
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,lease,attempts,refusals,refused_since,told_to_wait,last_tried_at,last_answer,delivered_at,time_zone,lead_source) VALUES ('parked','parked','{"name":"parked","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}',NULL,'1795358622962','1795358622962',NULL,9,8,'1795358532978',0,'1795358622478','422',NULL,'Europe/Berlin','utm_source=news');
INSERT INTO outbox_schema (step) VALUES (1);
INSERT INTO outbox_schema (step) VALUES (2);
INSERT INTO outbox_schema (step) VALUES (3);
INSERT INTO outbox_schema (step) VALUES (4);
INSERT INTO outbox_schema (step) VALUES (5);
INSERT INTO outbox_schema (step) VALUES (6);
INSERT INTO outbox_schema (step) VALUES (7);
INSERT INTO outbox_schema (step) VALUES (8);
INSERT INTO outbox_schema (step) VALUES (9);
