/** The wait in milliseconds that a receiver or a proxy asks for. Without a valid `Retry-After` it is not a number. */
export function retryAfterIn(headers: Headers) {
  const given = headers.get('Retry-After') ?? '';
  return /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
}
