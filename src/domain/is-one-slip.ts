/** A slip is one letter added, left out or wrong, or two neighbours swapped. Equal texts count, too. */
export function isOneSlip(typed: string, meant: string) {
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [wrong, right] = [
    typed.slice(start, -end || undefined),
    meant.slice(start, -end || undefined),
  ];
  const isSwapped = wrong.length === 2 && wrong === [...right].reverse().join('');
  return isSwapped || Math.max(wrong.length, right.length) <= 1;
}
