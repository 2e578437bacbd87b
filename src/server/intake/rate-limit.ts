import 'server-only';

type Bucket = { tokens: number; filledAt: number };

/**
 * A token bucket for each address. Only so many addresses are remembered: the one unseen for longest is
 * forgotten first, which gives it a full bucket and costs us nothing.
 */
export function rateLimit({
  burst,
  perMinute,
  addresses,
  now = () => performance.now(),
}: {
  burst: number;
  perMinute: number;
  addresses: number;
  now?: () => number;
}) {
  const msPerToken = 60_000 / perMinute;
  const buckets = new Map<string, Bucket>();

  /** Takes a token if there is one; else says in how many whole seconds there will be. */
  function secondsToWait(address: string) {
    const tokens = tokensOf(address);
    const isEmpty = tokens < 1;
    remember(address, { tokens: isEmpty ? tokens : tokens - 1, filledAt: now() });
    return isEmpty ? Math.ceil(((1 - tokens) * msPerToken) / 1_000) : 0;
  }

  function tokensOf(address: string) {
    const bucket = buckets.get(address);
    if (!bucket) return burst;
    return Math.min(burst, bucket.tokens + (now() - bucket.filledAt) / msPerToken);
  }

  function remember(address: string, bucket: Bucket) {
    buckets.delete(address);
    buckets.set(address, bucket);
    const [longestUnseen] = buckets.keys();
    if (buckets.size > addresses && longestUnseen !== undefined) buckets.delete(longestUnseen);
  }

  return { secondsToWait, addressCount: () => buckets.size };
}
