-- What 445ba2e left in PostgreSQL: its own steps, then its rows.
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
CREATE TABLE outbox_schema (step INTEGER PRIMARY KEY);
DELETE FROM outbox;
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,lease,attempts,refusals,refused_since,told_to_wait,last_tried_at,last_answer,delivered_at) VALUES ('pending','pending','{"name":"pending","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}',NULL,'1795358621775','1795358621775',NULL,0,0,NULL,0,NULL,NULL,NULL);
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,lease,attempts,refusals,refused_since,told_to_wait,last_tried_at,last_answer,delivered_at) VALUES ('held','held','{"name":"held","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}','the field that people do not see was filled in','1795358621823','1795358621823',NULL,0,0,NULL,0,NULL,NULL,NULL);
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,lease,attempts,refusals,refused_since,told_to_wait,last_tried_at,last_answer,delivered_at) VALUES ('under-way','sending','{"name":"under-way","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}',NULL,'1795358621748','1795358651836','d840ed48-9bca-4b49-ae76-37d7478a3e46',1,0,NULL,0,'1795358621836',NULL,NULL);
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,lease,attempts,refusals,refused_since,told_to_wait,last_tried_at,last_answer,delivered_at) VALUES ('failing','pending','{"name":"failing","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}',NULL,'1795358621799','1795358681851',NULL,3,2,'1795358561851',0,'1795358620851','500',NULL);
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,lease,attempts,refusals,refused_since,told_to_wait,last_tried_at,last_answer,delivered_at) VALUES ('delivered','delivered','{"name":"delivered","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}',NULL,'1795358621810','1795358621810',NULL,1,0,NULL,0,'1795358621351','200','1795358621351');
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,lease,attempts,refusals,refused_since,told_to_wait,last_tried_at,last_answer,delivered_at) VALUES ('purged','delivered',NULL,NULL,'1795358621815','1795358621815',NULL,1,0,NULL,0,NULL,'200','1795358621351');
INSERT INTO outbox (id,state,body,held_because,accepted_at,due_at,lease,attempts,refusals,refused_since,told_to_wait,last_tried_at,last_answer,delivered_at) VALUES ('parked','parked','{"name":"parked","email":"ada@example.com","phone":"+1 555 0100","company":"","website":"","service":"chatbot","budget":"","timeline":"asap","description":"We sell engines.","contactMethod":"phone","callDate":"2026-11-23","callTime":"10:00","submittedAt":"2026-11-20T09:30:00.000Z"}',NULL,'1795358621817','1795358621817',NULL,9,8,'1795358531851',0,'1795358621351','422',NULL);
INSERT INTO outbox_schema (step) VALUES (1);
INSERT INTO outbox_schema (step) VALUES (2);
INSERT INTO outbox_schema (step) VALUES (3);
INSERT INTO outbox_schema (step) VALUES (4);
INSERT INTO outbox_schema (step) VALUES (5);
INSERT INTO outbox_schema (step) VALUES (6);
INSERT INTO outbox_schema (step) VALUES (7);
