import { startPostgres } from '../real/embedded-postgres.ts';
import { bundleOnce } from './bundled-programs.ts';

export default async function prepareSlowTests() {
  bundleOnce();
  if (process.env['TEST_DATABASE_URL']) return;
  // It stops also if jest is interrupted. No test cuts the power.
  const flags = { initdbFlags: ['--no-sync', '--auth=trust'], postgresFlags: ['-c', 'fsync=off'] };
  const { server, url } = await startPostgres({ persistent: false, ...flags });
  process.env['TEST_DATABASE_URL'] = url;
  Object.assign(globalThis, { stopPostgres: () => server.stop() });
}
