import { processWide } from './process-wide.ts';

const RECENT_MS = 300_000;
const MOST = 1_000;

type Noted = { at: number; ms: number }[];
type Work = 'posts' | 'outbox' | 'mail';
const noted = () => processWide('durations', () => ({ posts: [], outbox: [], mail: [] }));

export function noteDuration(work: Work, begin: number) {
  const { [work]: durations }: Record<Work, Noted> = noted();
  const at = performance.now();
  durations.push({ at, ms: Math.round(at - begin) });
  if (durations.length > MOST) durations.shift();
}

/** For the last five minutes of this process, at most the newest 1,000. `null` if there were none. */
export function recentDurations() {
  const since = performance.now() - RECENT_MS;
  const figures = Object.entries<Noted>(noted()).map(([work, durations]) => {
    const recent = durations.filter(({ at }) => at > since).map(({ ms }) => ms);
    recent.sort((a, b) => a - b);
    const longestOf = (share: number) => recent[Math.ceil(share * recent.length) - 1] ?? null;
    return [work, { medianMs: longestOf(0.5), p99Ms: longestOf(0.99) }];
  });
  return Object.fromEntries(figures);
}
