import { callHours } from '#domain/call-hours.ts';
import { WEEK } from '#domain/week.ts';
import { captureLog } from './captured-log.ts';

/** No test depends on the owner's hours. */
function setHours() {
  for (const ofAZone of ['timeZone', 'noticeMinutes', 'bufferMinutes', 'reminderHours'] as const)
    delete callHours[ofAZone];
  Object.assign(callHours, {
    hours: Object.fromEntries(WEEK.slice(1, 6).map((day) => [day, ['10:00-17:15']])),
    closed: [],
    callMinutes: 15,
    daysAhead: 30,
  } satisfies typeof callHours);
}
setHours();

// Comes first, because a test may have replaced the storage.
afterEach(() => jest.restoreAllMocks());
if ('document' in globalThis)
  afterEach(() => {
    jest.useRealTimers();
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    history.replaceState(null, '', '/');
    setHours();
  });

/** No test depends on the owner's booked times: they are drawn. */
jest.mock('#domain/simulated-bookings.ts', () => {
  const { simulatedBookings } = jest.requireActual('#domain/simulated-bookings.ts');
  const { callTimes } = jest.requireActual('#domain/call-times.ts');
  return { simulatedBookings: (date: string, times = callTimes) => simulatedBookings(date, times) };
});

/** No test depends on the hours within which the owner replies. */
jest.mock('#agency/figures.ts', () => {
  const owners = jest.requireActual('#agency/figures.ts');
  return { ...owners, figures: { ...owners.figures, responseHours: 2 } };
});

beforeEach(() => {
  // The site's log would bury the results.
  captureLog();
  jest.spyOn(console, 'error').mockImplementation((...logged: unknown[]) => {
    throw new Error(
      `console.error was called, and the test did not expect it: ${logged.join(' ')}`,
    );
  });
});
