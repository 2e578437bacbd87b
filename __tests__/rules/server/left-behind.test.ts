import { leftBehind } from '#server/left-behind.ts';
import { aFolder } from '../../kit/setup/folder.ts';

test('an unreadable store beside the database does not count as empty', async () => {
  const dataFolder = aFolder({ 'outbox.db': 'no database '.repeat(99) });
  const left = await leftBehind({ databaseUrl: 'postgres://db/a', dataFolder });
  expect(left).toMatch(/^It is unknown .*outbox\.db, which cannot be read \(.+\)$/);
});
