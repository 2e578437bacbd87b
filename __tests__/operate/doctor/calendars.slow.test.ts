import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { environment } from '#server/configuration/environment.ts';
import { openRequests } from '#server/requests/our-requests.ts';
import { examineCalendar } from '../../../scripts/operate/doctor/calendars.ts';
import { examineStore } from '../../../scripts/operate/doctor/store.ts';
import { startCalendarFeed } from '../../kit/real/calendar-feed.ts';
import { aFolder } from '../../kit/setup/folder.ts';

test('the doctor reads each calendar, and counts its busy times or says why not', async () => {
  callHours.timeZone = 'Europe/Berlin';
  const [full, gone] = [await startCalendarFeed(), await startCalendarFeed()];
  gone.isAway = true;
  for (const days of [1, 2, callHours.daysAhead + 1]) {
    const at = Date.now() + days * DAY_MS;
    full.events.set(`${days}`, [at, at + HOUR_MS]);
  }
  const [right, wrong] = [full, gone].map(({ url }) => examineCalendar(new URL(url)));
  expect(await right).toMatch(/^right .* has 2 busy times in \d+ days\.$/);
  expect(await wrong).toMatch(/^WRONG .* cannot be read: it answers 500\. .*CALENDAR_URL/);
  expect(await wrong).not.toContain('secret');
  for (const calendar of [full, gone]) await calendar.close();
});

test('the doctor says that the site has not read a calendar yet', async () => {
  callHours.timeZone = 'Europe/Berlin';
  const CALENDAR_URL = 'https://calendar.example/secret';
  Object.assign(process.env, { CALENDAR_URL, DATA_DIR: aFolder() });
  const requests = openRequests(environment());
  await requests.checkHealth();
  await requests.close();
  const notRead = expect.stringMatching(/^advice .* has not read a calendar yet/);
  expect(await examineStore(environment())).toContainEqual(notRead);
});
