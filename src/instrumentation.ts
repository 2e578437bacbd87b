export async function register() {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { noteSocketAddresses } = await import('#server/socket-address.ts');
  noteSocketAddresses();
}
