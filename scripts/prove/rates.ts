import { rmSync } from 'node:fs';
import { newForm, postForm } from './real/post-form.ts';
import { startSite } from './real/running-site.ts';
import { databaseStore, newFolder, sqliteStore } from './torture/stores.ts';

const DURATION_MS = 20_000;
const CONNECTIONS = 50;
const LEAST_PER_SECOND = 300;

// TMPDIR must be on a disk, because fsync sets the rate.
const path = newFolder();
const remove = () => rmSync(path, { recursive: true });
const stores = { SQLite: sqliteStore({ path, remove }), PostgreSQL: await databaseStore() };

for (const [kind, store] of Object.entries(stores)) {
  const site = await startSite({ TRUSTED_PROXIES: '1', ...store.environment });
  const waits: number[] = [];
  const end = performance.now() + DURATION_MS;
  async function post() {
    while (performance.now() < end) {
      const begin = performance.now();
      const status = await postForm(site.url, newForm());
      if (status !== 200) throw new Error(`The site answered ${status} while it was measured.`);
      waits.push(performance.now() - begin);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, post));
  await site.end();
  await store.remove();

  const perSecond = Math.floor((waits.length / DURATION_MS) * 1_000);
  const sorted = waits.toSorted((one, other) => one - other);
  const [median = 0, p99 = 0] = [50, 99].map((percent) =>
    Math.round(sorted[Math.floor((sorted.length * percent) / 100)] ?? 0),
  );
  console.log(`${kind}: ${perSecond} stored a second, median ${median} ms, p99 ${p99} ms`);
  if (perSecond < LEAST_PER_SECOND) process.exitCode = 1;
}
// The PostgreSQL driver keeps waiting for terminated servers.
process.exit();
