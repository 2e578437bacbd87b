import { processWide } from './process-wide.ts';

type Name = 'availability' | 'health' | 'slots';
type Lookup<Found> = { askedAt: number; isUnderWay: boolean; found: Promise<Found> };

const entryOf = <Found>(name: Name) => processWide<{ last?: Lookup<Found> }>(name, () => ({}));

/** A clock that goes back ends what is cached. */
export async function cached<Found>(name: Name, keepMs: number, find: () => Promise<Found>) {
  const entry = entryOf<Found>(name);
  const { last } = entry;
  if (last && (last.isUnderWay || Math.abs(Date.now() - last.askedAt) <= keepMs)) return last.found;
  const reading = { askedAt: Date.now(), isUnderWay: true, found: find() };
  entry.last = reading;
  void reading.found
    .catch(() => {
      if (entry.last === reading) delete entry.last;
    })
    .finally(() => {
      reading.isUnderWay = false;
    });
  return reading.found;
}

export function invalidate(name: Name) {
  delete entryOf(name).last;
}
