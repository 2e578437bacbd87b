import { processWide } from './process-wide.ts';

const RECENT_MS = 300_000;
const MAX_KEPT = 1_000;

type Work = 'posts' | 'outbox' | 'mail';
type Ended = { at: number; ms: number };
const ended = () =>
  processWide<Record<Work, Ended[]>>('durations', () => ({ posts: [], outbox: [], mail: [] }));

export async function measured<Done>(work: Work, doing: Promise<Done>) {
  const begin = performance.now();
  try {
    return await doing;
  } finally {
    const at = performance.now();
    const kept = ended()[work];
    kept.push({ at, ms: Math.round(at - begin) });
    if (kept.length > MAX_KEPT) kept.shift();
  }
}

export function recentDurations() {
  const since = performance.now() - RECENT_MS;
  const summaries = Object.entries(ended()).map(([work, all]) => {
    const recent = all.filter(({ at }) => at > since).map(({ ms }) => ms);
    recent.sort((a, b) => a - b);
    const quantile = (share: number) => recent[Math.ceil(share * recent.length) - 1] ?? null;
    return [work, { medianMs: quantile(0.5), p99Ms: quantile(0.99) }];
  });
  return Object.fromEntries(summaries);
}
