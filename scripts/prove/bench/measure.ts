import { percentile } from '../percentile.ts';
import { filledForm } from '../torture/filled-form.ts';
import { keepAlive, postForm } from '../torture/post-form.ts';
import { seededRandom } from '../torture/seeded-random.ts';

export type Measured = { perSecond: number; p50: number; p99: number };

/** Posts one form after another over so many connections, and counts the accepted ones. */
export async function measure(url: string, connections: number, ms: number): Promise<Measured> {
  const random = seededRandom(url);
  const agent = keepAlive(connections);
  const tookMs: number[] = [];
  const end = performance.now() + ms;

  async function post() {
    while (performance.now() < end) {
      const part = () => Math.floor(random.between(1, 255));
      const address = `10.${part()}.${part()}.${part()}`;
      const begin = performance.now();
      const status = await postForm(
        url,
        { id: crypto.randomUUID(), address, body: filledForm(random) },
        agent,
      );
      if (status !== 200)
        throw new Error(`The site answered ${status} in the middle of the bench.`);
      tookMs.push(performance.now() - begin);
    }
  }

  const begin = performance.now();
  await Promise.all(Array.from({ length: connections }, post));
  const seconds = (performance.now() - begin) / 1_000;
  agent.destroy();
  return {
    perSecond: tookMs.length / seconds,
    p50: percentile(tookMs, 50),
    p99: percentile(tookMs, 99),
  };
}
