/** The room for typefaces on a page. `npm test -- yours` keeps to it. */
export const TYPEFACE_KILOBYTES = 25;

export function sizeInWords(sizes: readonly number[]) {
  const taken = Math.ceil(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024);
  const room = `a page has room for ${TYPEFACE_KILOBYTES} KB of typefaces`;
  return taken > TYPEFACE_KILOBYTES
    ? `${taken} KB, and ${room}: leave out letters, or the bold file.`
    : `${taken} KB, and ${room}.`;
}
