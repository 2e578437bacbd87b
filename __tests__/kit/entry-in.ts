export function entryIn(calendar = '') {
  const lines = calendar.replaceAll(/\r?\n /g, '').split(/\r?\n/);
  return Object.fromEntries(lines.map((line) => line.split(/:(.*)/)));
}
