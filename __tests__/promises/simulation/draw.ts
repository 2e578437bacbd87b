import { hash } from 'node:crypto';

/** The same words draw the same number. */
export const drawn = (words: string) => hash('sha1', words, 'buffer').readUInt32BE() / 2 ** 32;
