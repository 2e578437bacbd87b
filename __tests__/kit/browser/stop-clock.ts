import type { Page } from '@playwright/test';

/** Timers run on. Playwright's own clock breaks classes that extend `Date`. */
export const stopClock = (page: Page, moment: Date) =>
  page.addInitScript((now) => {
    globalThis.Date = new Proxy(Date, {
      apply: (date) => new date(now).toString(),
      construct: (date, given, made) => Reflect.construct(date, given.length ? given : [now], made),
      get: (date, name) => (name === 'now' ? () => now : Reflect.get(date, name)),
    });
  }, moment.getTime());
