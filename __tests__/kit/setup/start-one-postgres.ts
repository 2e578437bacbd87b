import { startPostgres } from '../../../scripts/prove/real/postgres.ts';

/** One for the whole run. It ends with the process that started it, which need not wait for it. */
export default async function startOnePostgres() {
  const { url, letGo } = await startPostgres();
  process.env['TEST_DATABASE_URL'] = url;
  letGo();
}
