import { hash, timingSafeEqual } from 'node:crypto';
import { environment } from './environment.ts';

export function hasCronSecret(request: Request) {
  const { cronSecret } = environment();
  const authorization = request.headers.get('authorization') ?? '';
  return cronSecret !== undefined && isSameSecret(authorization, `Bearer ${cronSecret}`);
}

/** A comparison in constant time needs equal lengths, so hashes are compared. */
export function isSameSecret(given: string, expected: string) {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'));
}
