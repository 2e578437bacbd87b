/** The last value of each property of a calendar entry. */
export const entryIn = (calendar = '') =>
  Object.fromEntries(
    calendar
      .replaceAll(/\r?\n /g, '')
      .split(/\r?\n/)
      .map((line) => line.split(/:(.*)/)),
  );
