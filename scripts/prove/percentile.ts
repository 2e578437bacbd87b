/** The smallest value that so many percent of all do not exceed. */
export function percentile(values: readonly number[], percent: number) {
  const sorted = values.toSorted((one, other) => one - other);
  const index = Math.ceil((percent / 100) * sorted.length) - 1;
  return sorted[Math.max(0, index)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 50);
