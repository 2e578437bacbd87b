import 'server-only';

type Bucket = { tokens: number; filledAt: number };

/**
 * A token bucket for each network. Only so many are remembered: the one unseen for longest is
 * forgotten first, which gives it a full bucket and costs us nothing.
 */
export function rateLimit({
  burst,
  perMinute,
  networks,
  now = () => performance.now(),
}: {
  burst: number;
  perMinute: number;
  networks: number;
  now?: () => number;
}) {
  const msPerToken = 60_000 / perMinute;
  const buckets = new Map<string, Bucket>();

  /** Takes a token if there is one; else says in how many whole seconds there will be. */
  function secondsToWait(network: string) {
    const tokens = tokensOf(network);
    const isEmpty = tokens < 1;
    remember(network, { tokens: isEmpty ? tokens : tokens - 1, filledAt: now() });
    return isEmpty ? Math.ceil(((1 - tokens) * msPerToken) / 1_000) : 0;
  }

  function tokensOf(network: string) {
    const bucket = buckets.get(network);
    if (!bucket) return burst;
    return Math.min(burst, bucket.tokens + (now() - bucket.filledAt) / msPerToken);
  }

  function remember(network: string, bucket: Bucket) {
    buckets.delete(network);
    buckets.set(network, bucket);
    const [longestUnseen] = buckets.keys();
    if (buckets.size > networks && longestUnseen !== undefined) buckets.delete(longestUnseen);
  }

  return { secondsToWait, networkCount: () => buckets.size };
}
