import { troublesIn } from '#server/alert/alert-rules.ts';
import { inWords } from '#server/health.ts';
import { openOutbox } from '#server/open-outbox.ts';
import { storeHealth } from '#server/store-health.ts';
import { aFolder } from '../../kit/setup/folder.ts';

test('health has public words for every trouble', async () => {
  const outbox = openOutbox({ dataFolder: aFolder() });
  const healthy = await storeHealth(outbox);
  await outbox.close();
  const counts = { late: 1, unreadableCalendars: 1, eventsNotUnderstood: 1 };
  const troubles = troublesIn({ ...healthy, ...counts, isFull: true, freeMegabytes: 0 });
  expect(troubles).toHaveLength(5);
  expect(troubles.filter(({ kind }) => inWords(kind) === kind)).toEqual([]);
});
