import { createHash, timingSafeEqual } from 'node:crypto';

/** In the same time whatever was guessed right; hashes, because only equal lengths can be compared so. */
export function isSameSecret(given: string, expected: string) {
  return timingSafeEqual(hash(given), hash(expected));
}

const hash = (text: string) => createHash('sha256').update(text).digest();
