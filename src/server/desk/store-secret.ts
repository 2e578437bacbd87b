import { randomBytes } from 'node:crypto';
import type { Engine } from '#server/store/engine.ts';

const READ = 'SELECT secret FROM desk_secret';
/** If two processes write at once, the first wins. */
const WRITE = 'INSERT INTO desk_secret (id, secret) VALUES (1, :secret) ON CONFLICT DO NOTHING';

/** With it in their signature, sessions of another store are worth nothing here. */
export async function storeSecret({ query }: Engine) {
  const read = async () => (await query(READ))[0]?.['secret'];
  const known = await read();
  if (known !== undefined) return String(known);
  await query(WRITE, { secret: randomBytes(32).toString('base64url') });
  return String(await read());
}
