import { randomInt } from 'node:crypto';

/** Without letters that look alike: somebody may type it into a telephone. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const newPassword = () => Array.from({ length: 4 }, group).join('-');
