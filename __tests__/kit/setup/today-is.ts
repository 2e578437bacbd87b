import { timers } from '@sinonjs/fake-timers';

/** Timers keep running, because the network needs them. */
const doNotFake = Object.keys(timers).filter((name) => !/Date|Intl/.test(name)) as FakeableAPI[];

export function todayIs(now: Date) {
  jest.useFakeTimers({ now, doNotFake });
}
