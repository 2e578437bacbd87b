import { processWide } from './process-wide.ts';

const RECENT_MS = 300_000;
const MAX_KEPT = 1_000;

type Work = 'posts' | 'outbox' | 'mail';
type Ended = { at: number; ms: number };
const ended = () =>
  processWide<Record<Work, Ended[]>>('durations', () => ({ posts: [], outbox: [], mail: [] }));

export async function timed<Done>(work: Work, doing: Promise<Done>) {
  const begin = performance.now();
  return doing.finally(() => {
    const at = performance.now();
    if (ended()[work].push({ at, ms: Math.round(at - begin) }) > MAX_KEPT) ended()[work].shift();
  });
}

/** Durations of the last five minutes in this process, at most the newest 1,000. `null` if there were none. */
export function recentDurations() {
  const since = performance.now() - RECENT_MS;
  const figures = Object.entries(ended()).map(([work, all]) => {
    const recent = all.filter(({ at }) => at > since).map(({ ms }) => ms);
    recent.sort((a, b) => a - b);
    const quantile = (share: number) => recent[Math.ceil(share * recent.length) - 1] ?? null;
    return [work, { medianMs: quantile(0.5), p99Ms: quantile(0.99) }];
  });
  return Object.fromEntries(figures);
}
