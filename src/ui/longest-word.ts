/** An estimate in em. A title is no larger than its longest word allows in its column. */
export const estimatedWidthOfLongestWord = (title: string) =>
  Number((0.6 * Math.max(...title.split(/[\s-]/).map(({ length }) => length))).toFixed(1));
