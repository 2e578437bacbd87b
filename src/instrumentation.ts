/**
 * In development and on serverless hosts this boots. Elsewhere our own server has booted before
 * Next calls this.
 */
export async function register() {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { after } = await import('next/server');
  const { boot } = await import('#server/running/boot.ts');
  boot(after);
}
