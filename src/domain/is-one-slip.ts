/** A slip is one letter added, left out or wrong, or two neighbours swapped. */
export function isOneSlip(typed: string, meant: string) {
  const shorterLength = Math.min(typed.length, meant.length);
  let before = 0;
  while (before < shorterLength && typed[before] === meant[before]) before += 1;
  let after = 0;
  while (after < shorterLength - before && typed.at(-1 - after) === meant.at(-1 - after))
    after += 1;
  const wrong = typed.slice(before, typed.length - after);
  const right = meant.slice(before, meant.length - after);
  const isSwapped = wrong.length === 2 && wrong === [...right].reverse().join('');
  return isSwapped || Math.max(wrong.length, right.length) <= 1;
}
