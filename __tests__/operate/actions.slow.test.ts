import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { type Outbox, outboxIn } from '#server/leads.ts';
import { actions } from '../../scripts/operate/actions.ts';
import { OURS, tryNext } from '../kit/builders/attempts.ts';
import { aRequestBody } from '../kit/builders/consultation-request.ts';
import { kindsOfStore, type Place } from '../kit/setup/stores.ts';

describe.each(kindsOfStore)('forgetting a person in $kind', ({ kind, newPlace }) => {
  let place: Place;
  let site: Outbox;
  let operator: Outbox;

  beforeEach(async () => {
    place = await newPlace();
    site = outboxIn(place.connect());
    operator = outboxIn(place.connect());
  });

  if (kind === 'SQLite')
    test('forget leaves no byte of a person in the files while the site runs', async () => {
      const [address, words] = [`${crypto.randomUUID()}@example.com`, crypto.randomUUID()];
      for (let index = 0; index < 40; index += 1) {
        // A database stores long values apart from their rows.
        const more = Array.from({ length: index % 2 ? 75 : 5 }, () => crypto.randomUUID());
        const description = [words, ...more].join(' ');
        const body = JSON.stringify(aRequestBody({ email: address, description }));
        await site.add({ id: `hers ${index}`, body, attributes: { timeZone: 'Europe/Berlin' } });
        await site.add({ id: `others ${index}`, body: JSON.stringify(aRequestBody()) });
      }
      await tryNext(site);
      await site.leave(OURS);
      expect(await filesWith(address)).not.toEqual([]);
      expect(await filesWith(words)).not.toEqual([]);

      const erasure = { person: address, undelivered: true, isSure: true };
      for await (const sentence of actions.forget(operator, erasure)) expect(sentence).toBeTruthy();

      expect(await filesWith(address)).toEqual([]);
      expect(await filesWith(words)).toEqual([]);
      expect(await site.health()).toMatchObject({ undelivered: 40 });
    });

  if (kind === 'SQLite')
    test('forget reports no success while a reader keeps the old log', async () => {
      const words = crypto.randomUUID();
      const body = JSON.stringify(aRequestBody({ description: words }));
      await site.add({ id: 'hers', body });
      const reader = new DatabaseSync(join(await place.folder(), 'outbox.db'));
      reader.exec('BEGIN; SELECT count(*) FROM outbox');

      const erasure = { person: 'ada@example.com', undelivered: true, isSure: true };
      const erased = () => text(Readable.from(actions.forget(operator, erasure)));
      for (const _ of ['first', 'again'])
        await expect(erased()).rejects.toThrow('another process was reading: try again');
      reader.close();

      await expect(erased()).rejects.toThrow('The store has nothing that ada@example.com wrote');
      expect(await filesWith(words)).toEqual([]);
    });

  if (kind === 'PostgreSQL')
    test('forget waits for no writing transaction, and none waits for it', async () => {
      await site.add({ id: 'hers', body: JSON.stringify(aRequestBody()) });
      const visitor = new pg.Client(place.environment['DATABASE_URL']);
      await visitor.connect();
      await visitor.query("BEGIN; UPDATE outbox SET held_because = 'any' WHERE id = 'another'");

      const erasure = { person: 'ada@example.com', undelivered: true, isSure: true };
      const erased = await text(Readable.from(actions.forget(operator, erasure)));

      expect(erased).toMatch(/^Erased what ada@example\.com wrote in 1 request/);
      await visitor.query('COMMIT');
      await visitor.end();
    });

  async function filesWith(words: string) {
    const folder = await place.folder();
    return globSync('**/*', { cwd: folder }).filter((file) => {
      const path = join(folder, file);
      return statSync(path).isFile() && readFileSync(path).includes(words);
    });
  }
});
