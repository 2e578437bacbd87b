import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { outboxIn } from '#server/outbox/outbox.ts';
import { schemaSteps } from '#server/outbox/schema.ts';
import { tryNext } from '../kit/builders/attempts.ts';
import { kindsOfStore, type Place } from '../kit/setup/stores.ts';

const ACCEPTED_AT = Date.UTC(2026, 0, 1);
const BODY = '{"name":"Ada"}';
/** Until the lane became a row of its own, a request that was under way said so. */
const LANE_STEP = schemaSteps.findIndex((step) => step.includes('CREATE TABLE outbox_lane'));

const insert = (id: string, state: string) =>
  `INSERT INTO outbox (id, state, body, accepted_at, due_at)
  VALUES ('${id}', '${state}', '${BODY}', ${ACCEPTED_AT}, ${ACCEPTED_AT})`;

/** What a version of the site has left that knew so many steps, with a request in each state. */
function older(steps: number) {
  const states = ['pending', 'held', 'parked', ...(steps <= LANE_STEP ? ['sending'] : [])];
  return [...schemaSteps.slice(0, steps), ...states.map((state) => insert(state, state))];
}

async function leave({ environment }: Place, steps: number) {
  const { DATA_DIR, DATABASE_URL } = environment;
  if (DATA_DIR) {
    const database = new DatabaseSync(join(DATA_DIR, 'outbox.db'));
    for (const statement of older(steps)) database.exec(statement);
    database.exec(`PRAGMA user_version = ${steps}`);
    database.close();
    return;
  }
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  for (const statement of older(steps)) await client.query(statement);
  await client.query('CREATE TABLE outbox_schema (step INTEGER PRIMARY KEY)');
  await client.query(`INSERT INTO outbox_schema SELECT generate_series(1, ${steps})`);
  await client.end();
}

const everyStep = schemaSteps.map((_, index) => index + 1);

describe.each(kindsOfStore)('an older database on $kind', ({ newPlace }) => {
  test.each(everyStep)('with %i steps is brought up to date, and loses nothing', async (steps) => {
    const place = await newPlace();
    await leave(place, steps);
    const outbox = outboxIn(place.connect());

    const ids: string[] = [];
    for await (const { id, body } of outbox.list()) {
      expect(body).toBe(BODY);
      ids.push(id);
    }
    const all = ['held', 'parked', 'pending', ...(steps <= LANE_STEP ? ['sending'] : [])];
    expect(ids.sort()).toEqual(all);

    await outbox.release('held');
    await outbox.retry();
    for (const _ of all) await tryNext(outbox);
    expect(await outbox.health()).toMatchObject({ undelivered: 0, held: 0, parked: 0 });
    await outbox.close();
    await place.remove();
  });
});
