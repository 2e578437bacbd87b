import { startPostgres } from '../real/embedded-postgres.ts';

/** It stops also if jest is interrupted. */
export default async function startOnePostgres() {
  if (process.env['TEST_DATABASE_URL']) return;
  // No test cuts the power.
  const flags = { initdbFlags: ['--no-sync'], postgresFlags: ['-c', 'fsync=off'] };
  const { server, url } = await startPostgres({ persistent: false, ...flags });
  process.env['TEST_DATABASE_URL'] = url;
  Object.assign(globalThis, { stopPostgres: () => server.stop() });
}
