/** Milliseconds. NaN without a valid `Retry-After`. */
export function retryAfterIn(headers: Headers) {
  const given = headers.get('Retry-After') ?? '';
  return /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
}
