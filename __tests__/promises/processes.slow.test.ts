import { renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outboxIn } from '#server/leads.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { tryNext } from '../kit/builders/attempts.ts';
import { startChild } from '../kit/setup/child.ts';
import { aFolder } from '../kit/setup/folder.ts';
import { kindsOfStore, type Place } from '../kit/setup/stores.ts';

describe.each(kindsOfStore)('several processes on one $kind', ({ newPlace }) => {
  let place: Place;

  beforeEach(async () => {
    place = await newPlace();
  });

  test('processes that start together store each request once', async () => {
    const children = ['same', 'same', 'one', 'two'].map((prefix) =>
      startChild('adding-process.ts', place.environment, prefix, '25'),
    );

    expect(await Promise.all(children.map((child) => child.ended()))).toEqual([0, 0, 0, 0]);

    const acknowledged = new Set(children.flatMap(({ lines }) => lines));
    expect(acknowledged.size).toBe(75);
    expect((await storedIds()).sort()).toEqual([...acknowledged].sort());
  });

  async function storedIds() {
    const outbox = outboxIn(place.connect());
    const ids: string[] = [];
    for await (const { id } of outbox.list()) ids.push(id);
    return ids;
  }
});

describe('the file', () => {
  let parent: string;
  let folder: string;

  beforeEach(() => {
    parent = aFolder();
    folder = join(parent, 'made', 'for us');
  });

  test('the store file and its folder are readable by their owner only', async () => {
    const outbox = outboxIn(sqliteEngine(folder));
    await outbox.add({ id: 'a', body: '{}' });

    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of ['outbox.db', 'outbox.db-wal', 'outbox.db-shm'])
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    await outbox.close();
  });

  test.each([
    ['deleted', () => rmSync(join(folder, 'outbox.db'))],
    ['deleted with its folder', () => rmSync(folder, { recursive: true })],
    ['moved away', () => renameSync(folder, join(parent, 'elsewhere'))],
    ['replaced', replaceFile],
    ['out of reach', leadNowhere],
  ])(
    'a store file that is %s under a running site takes no new request and delivers what it has',
    async (_, takeAway) => {
      const outbox = outboxIn(sqliteEngine(folder));
      await outbox.add({ id: 'before', body: '{}' });
      takeAway();

      await expect(outbox.add({ id: 'after', body: '{}' })).rejects.toThrow(
        /was deleted or replaced/,
      );
      await expect(outbox.health()).rejects.toThrow(/was deleted or replaced/);

      await tryNext(outbox);
      expect(await outbox.find('before')).toMatchObject({ state: 'delivered' });
      await outbox.close();
    },
  );

  function replaceFile() {
    renameSync(join(folder, 'outbox.db'), join(folder, 'old.db'));
    writeFileSync(join(folder, 'outbox.db'), '');
  }

  /** A link to itself: reading it fails otherwise than a missing file. */
  function leadNowhere() {
    renameSync(folder, join(parent, 'elsewhere'));
    symlinkSync(folder, folder);
  }

  test('a store file that is put back is used again without a restart', async () => {
    const outbox = outboxIn(sqliteEngine(folder));
    await outbox.add({ id: 'before', body: '{}' });
    renameSync(folder, join(parent, 'elsewhere'));
    await expect(outbox.add({ id: 'meanwhile', body: '{}' })).rejects.toThrow();

    renameSync(join(parent, 'elsewhere'), folder);

    expect(await outbox.add({ id: 'after', body: '{}' })).toBe('added');
    await outbox.close();
  });
});
