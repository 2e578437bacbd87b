import { hash } from 'node:crypto';

/** A random number from 0 up to 1. It is the same for the same words, so that events do not depend on each other. */
export const drawn = (words: string) => hash('sha1', words, 'buffer').readUInt32BE() / 2 ** 32;
