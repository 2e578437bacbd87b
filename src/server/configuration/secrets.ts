import { hash, timingSafeEqual } from 'node:crypto';
import { environment } from './environment.ts';

export function hasCronSecret(request: Request) {
  const { cronSecret } = environment();
  const authorization = request.headers.get('authorization') ?? '';
  return cronSecret !== undefined && isSameSecret(authorization, `Bearer ${cronSecret}`);
}

/** Constant time. Hashes, because only equal lengths can be compared that way. */
export function isSameSecret(given: string, expected: string) {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'));
}
