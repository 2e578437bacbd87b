import { runInThisContext } from 'node:vm';
import { timers } from '@sinonjs/fake-timers';

/** Fakes only these timers, because the network needs the others. */
export const fakeOnly = (faked: RegExp, now?: Date) => {
  const doNotFake = Object.keys(timers).filter((name) => !faked.test(name)) as FakeableAPI[];
  jest.useFakeTimers({ doNotFake, ...(now && { now }) });
};

export const todayIs = (now: Date) => fakeOnly(/Date|Intl/, now);

/** The `process.env` of a jest test is a copy. */
export const setZone = (zone: string) => runInThisContext(`process.env.TZ = '${zone}'`);

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
afterAll(() => setZone(timeZone));
