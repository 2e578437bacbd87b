import { timers } from '@sinonjs/fake-timers';

/** Timers keep running, because the network needs them. */
export function todayIs(now: Date) {
  const doNotFake = Object.keys(timers).filter((name) => !/Date|Intl/.test(name)) as FakeableAPI[];
  jest.useFakeTimers({ doNotFake, now });
}
