import { processWide } from './process-wide.ts';

type Name = 'availability' | 'health' | 'slots' | `weeks ${number}`;
type Lookup<Found> = {
  askedAt: number;
  tookMs: number;
  isUnderWay: boolean;
  found: Promise<Found>;
};

/** Anybody may ask, so a lookup of up to 200 ms costs a fiftieth of the time at most. */
const KEPT_TIMES_AS_LONG = 50;
const LONGEST_MS = 10_000;

const entryOf = <Found>(name: Name) => processWide<{ last?: Lookup<Found> }>(name, () => ({}));

/** A clock that goes back ends what is cached. */
export async function cached<Found>(name: Name, keepMs: number, find: () => Promise<Found>) {
  const entry = entryOf<Found>(name);
  const { last } = entry;
  if (last && (last.isUnderWay || Math.abs(Date.now() - last.askedAt) <= keptMs(last, keepMs)))
    return last.found;
  const askedAt = Date.now();
  const reading = { askedAt, tookMs: 0, isUnderWay: true, found: find() };
  entry.last = reading;
  void reading.found
    .catch(() => {
      if (entry.last === reading) delete entry.last;
    })
    .finally(() => {
      reading.isUnderWay = false;
      reading.tookMs = Date.now() - askedAt;
    });
  return reading.found;
}

const keptMs = ({ tookMs }: Lookup<unknown>, keepMs: number) =>
  Math.max(keepMs, Math.min(KEPT_TIMES_AS_LONG * tookMs, LONGEST_MS));

export function invalidate(name: Name) {
  delete entryOf(name).last;
}
