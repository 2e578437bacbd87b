import { act, render, screen } from '@testing-library/react';
import { CallBooking } from '#browser/call-booking.tsx';
import { callHours } from '#domain/call-hours.ts';
import { zoneInWords } from '#domain/moment-in-words.ts';
import { calendarWordsIn } from '#features/consultation/call/call-place.tsx';
import { only } from '../../kit/only.ts';
import { callBooking, locale, words } from '../../kit/words.ts';

beforeEach(() => Object.assign(callHours, { timeZone: 'America/New_York', noticeMinutes: 60 }));

const [onChange, onBookable] = [jest.fn(), jest.fn()];

async function open(
  now: string,
  answerAboutTaken: () => Promise<Response>,
  callDate = here(now).date,
) {
  jest.useFakeTimers({ now: new Date(now) });
  jest.spyOn(globalThis, 'fetch').mockImplementation(answerAboutTaken);
  await act(async () =>
    render(
      <CallBooking
        words={calendarWordsIn(words)}
        chosen={{ callDate, callTime: '' }}
        onChange={onChange}
        onBookable={onBookable}
      />,
    ),
  );
  return screen.queryAllByRole<HTMLInputElement>('radio');
}

function here(moment: string) {
  const [date = '', time = ''] = new Date(moment).toLocaleString('sv-SE').split(' ');
  return { date, time: time.slice(0, 'HH:mm'.length) };
}

test("the form shows the agency's times in the visitor's time zone, after the notice, and disables taken ones", async () => {
  const taken = ['2026-11-24T18:00:00.000Z', '2026-11-24T18:30:00.000Z'];
  const slots = await open('2026-11-24T15:50:00Z', async () => Response.json([taken]));
  // 10:45 in New York, with an hour of notice.
  expect(slots[0]?.value).toBe(here('2026-11-24T17:00:00Z').time);
  const booked = slots.filter(({ disabled }) => disabled).map(({ value }) => value);
  const times = ['2026-11-24T18:00:00Z', '2026-11-24T18:15:00Z'];
  expect(booked).toEqual(times.map((time) => here(time).time));
  expect(only('[data-calendar] > p')).toHaveTextContent(zoneInWords('America/New_York', locale));
});

test('the form offers every time while the server does not answer', async () => {
  const slots = await open('2026-11-24T15:50:00Z', async () => {
    throw new TypeError('offline');
  });
  expect(slots.length).toBeGreaterThan(10);
  expect(slots.every(({ disabled }) => !disabled)).toBe(true);
  expect(only('[data-times] > p:first-of-type')).toBeEmptyDOMElement();
});

test('the calendar disables a full day and focuses the first open day', async () => {
  // All of 24 November, and the morning after.
  const taken = ['2026-11-24T00:00:00.000Z', '2026-11-25T18:00:00.000Z'];
  await open('2026-11-24T15:50:00Z', async () => Response.json([taken]), '');
  const days = screen.getAllByRole('gridcell');
  const canBeChosen = days.filter((day) => day.getAttribute('aria-disabled') !== 'true');
  const [first] = canBeChosen.map((day) => Number.parseInt(day.textContent ?? '', 10));
  expect(first).toBe(new Date('2026-11-25T18:00:00Z').getDate());
  expect(days.filter(({ tabIndex }) => tabIndex === 0)).toEqual(canBeChosen.slice(0, 1));
});

test('a visitor can send without a time when no day has one', async () => {
  const taken = ['2026-11-24T00:00:00.000Z', '2027-03-01T00:00:00.000Z'];
  await open('2026-11-24T15:50:00Z', async () => Response.json([taken]));
  expect(onChange).toHaveBeenLastCalledWith({ callDate: '', callTime: '' });
  expect(screen.getByRole('status')).toHaveTextContent(callBooking.noneFree);
  expect(onBookable).toHaveBeenLastCalledWith(true);
});
