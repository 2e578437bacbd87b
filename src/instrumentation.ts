/** Next calls this in development and on serverless hosts. Elsewhere our own server calls `boot`. */
export async function register() {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { after } = await import('next/server');
  const { boot } = await import('#server/http/boot.ts');
  boot(after);
}
