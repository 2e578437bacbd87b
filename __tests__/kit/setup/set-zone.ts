import { runInThisContext } from 'node:vm';

/** The `process.env` of a jest test is a copy. */
export const setZone = (zone: string) => runInThisContext(`process.env.TZ = '${zone}'`);

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
afterAll(() => setZone(timeZone));
