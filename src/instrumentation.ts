/** Next calls this in development and on serverless hosts. Elsewhere the server of `src/server/http` boots by itself. */
export async function register() {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { after } = await import('next/server');
  const { boot } = await import('#server/http/boot.ts');
  boot(after);
}
