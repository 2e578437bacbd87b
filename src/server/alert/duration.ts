import 'server-only';

/** As one says it: 12 minutes, 3 hours, 2 days. */
export function duration(seconds: number) {
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}
