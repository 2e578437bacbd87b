import type { Page } from '@playwright/test';

/**
 * It is this moment on each page from now on, and timers go on. Dates of other zones are classes that look into `Date` for
 * what it can do, and Playwright's own clock puts a poorer one in its place.
 */
export const stopClock = (page: Page, moment: Date) =>
  page.addInitScript((now) => {
    globalThis.Date = new Proxy(Date, {
      apply: (date) => new date(now).toString(),
      construct: (date, given, made) => Reflect.construct(date, given.length ? given : [now], made),
      get: (date, name) => (name === 'now' ? () => now : Reflect.get(date, name)),
    });
  }, moment.getTime());
