import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { DAY_MS } from '#domain/durations.ts';
import { SERVED } from '../../../scripts/build/builds.ts';
import { startCalendarFeed } from '../../kit/real/calendar-feed.ts';
import { startSite } from '../../kit/real/running-site.ts';
import { startWebhookReceiver } from '../../kit/real/webhook-receiver.ts';
import { COPY } from './build-owners-copy.ts';

export { expect };

export const test = base.extend<object, { agency: Awaited<ReturnType<typeof startAgency>> }>({
  agency: [
    async ({ browser: _ }, use) => {
      const agency = await startAgency();
      await use(agency);
      await agency.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ agency }, use) => use(agency.url),
});

async function startAgency() {
  const feed = await startCalendarFeed();
  feed.events.set('a journey', [Date.now(), Date.now() + 4 * DAY_MS]);
  const receiver = await startWebhookReceiver();
  const settings = { CALENDAR_URL: feed.url, ...receiver.environment };
  const site = await startSite(settings, { folder: join(COPY, SERVED) });
  const busy = async () => (await fetch(`${site.url}/api/busy`)).json();
  await expect.poll(busy).not.toEqual([]);
  return {
    url: site.url,
    headersOf: (email: string) =>
      receiver.calls.filter(({ body }) => body.includes(email)).map(({ headers }) => headers),
    close: () => Promise.all([site.remove(), feed.close(), receiver.close()]),
  };
}
