import { outboxIn } from '#server/leads.ts';
import { schemaSteps } from '#server/store/schema.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { kindsOfStore, type Place } from '../kit/setup/stores.ts';

describe.each(kindsOfStore)('a store in $kind', ({ kind, newPlace }) => {
  let place: Place;
  beforeEach(async () => {
    captureLog();
    place = await newPlace();
  });

  test('refuses a schema of a newer version with a sentence', async () => {
    const running = outboxIn(place.connect());
    await running.add({ id: 'before', body: '{}' });
    const version = schemaSteps.length + 1;
    const newer = place.connect();
    if (kind === 'SQLite') await newer.query(`PRAGMA user_version = ${version}`);
    else await newer.query('INSERT INTO outbox_schema (step) VALUES (:version)', { version });

    for (const outbox of [running, outboxIn(place.connect())])
      for (const act of [() => outbox.add({ id: 'after', body: '{}' }), () => outbox.claim('ours')])
        await expect(act()).rejects.toThrow(
          /changed by a newer version .* start the newer version/,
        );
  });

  if (kind === 'PostgreSQL')
    test('creates its tables again after they are dropped', async () => {
      const engine = place.connect();
      const outbox = outboxIn(engine);
      await outbox.health();
      await engine.query(
        `DO $$ BEGIN EXECUTE (SELECT 'DROP TABLE ' || string_agg(quote_ident(tablename), ', ')
          FROM pg_tables WHERE schemaname = current_schema()); END $$`,
      );
      expect(await outbox.add({ id: 'after', body: '{}' })).toBe('added');
    });
});
