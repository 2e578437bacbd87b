import { readEnvironment } from '#server/configuration/environment.ts';
import { whereRequestsGo } from '#server/running/where-requests-go.ts';

const WEBHOOK = { CONSULTATION_WEBHOOK_URL: 'https://me:secret@n8n.example/webhook/hidden' };
const MAIL = { SMTP_URL: 'smtps://m.example', MAIL_TO: 'a@b.example', MAIL_FROM: 'c@b.example' };
const DATABASE = { DATABASE_URL: 'postgres://me:secret@db.example/outbox' };

test.each([
  [{}, /stored in \S+ and sent to nobody yet .*\nTo see them, set DESK_PASSWORD/],
  [
    { ...WEBHOOK, DESK_PASSWORD: 'correct-horse-battery' },
    /the workflow at n8n\.example\nThe desk/,
  ],
  [{ ...MAIL, ...DATABASE }, /stored in the database and sent to the mailbox of MAIL_TO\n/],
])('a start with %j says where requests go, and no secret', (settings, sentences) => {
  const said = whereRequestsGo(readEnvironment(settings)).join('\n');
  expect(said).toMatch(sentences);
  expect(said).not.toMatch(/secret|hidden|correct-horse/);
});
