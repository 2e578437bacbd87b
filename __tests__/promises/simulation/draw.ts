import { hash } from 'node:crypto';

/** The same words draw the same number. */
export const drawn = (name: string) => hash('sha1', name, 'buffer').readUInt32BE() / 2 ** 32;
