import { stripVTControlCharacters } from 'node:util';

/** A stranger's text must not move the cursor, change colours or reverse the direction. */
export const onOneLine = (text: string) =>
  stripVTControlCharacters(text)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
