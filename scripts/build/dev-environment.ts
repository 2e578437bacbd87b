import { SECRETS } from '../../src/server/secret-files.ts';

/** All others say where the real site has its requests, or to whom it sends them. */
const MAY_BE_REAL = ['CALENDAR_URL', 'CRON_SECRET'];

/**
 * What is tried out in `npm run dev` goes to a folder of its own and nowhere else: the real stores and the real receivers
 * of `.env` files are passed over. What is named in front of the command itself is meant, and stays.
 */
export function keepToItself(environment: Record<string, string | undefined>) {
  const real = SECRETS.filter((name) => !MAY_BE_REAL.includes(name));
  environment['DATA_DIR'] ??= 'data/dev';
  for (const name of ['MAIL_TO', ...real, ...real.map((each) => `${each}_FILE`)])
    environment[name] ??= '';
}
