import { hash } from 'node:crypto';

/** The same number for the same words, so that events do not depend on each other. */
export const drawn = (words: string) => hash('sha1', words, 'buffer').readUInt32BE() / 2 ** 32;
