import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { examineCalendar } from '../../../scripts/operate/doctor/calendars.ts';
import { startCalendarFeed } from '../../kit/real/calendar-feed.ts';

test('the doctor reads each calendar now, and counts its busy times or says why it cannot', async () => {
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
  for (const each of [full, gone]) await each.close();
});
