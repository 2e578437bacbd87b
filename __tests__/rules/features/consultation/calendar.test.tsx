import { act, fireEvent, render, screen } from '@testing-library/react';
import { fillBlanks } from '#content/fill-blanks.ts';
import { callHours } from '#domain/call-hours.ts';
import { clockHands } from '#domain/clock-hands.ts';
import { dayInWords, timeInWords, zoneInWords } from '#domain/moment-in-words.ts';
import { simulatedBookings } from '#domain/simulated-bookings.ts';
import { localZone } from '#domain/zones.ts';
import { calendarWordsIn } from '#features/consultation/booking/booking.tsx';
import { booking } from '#features/consultation/booking/booking-names.ts';
import { CallBooking } from '#features/consultation/booking/calendar.browser.tsx';
import { SELECTORS } from '#features/consultation/page-parts.ts';
import { datePicker } from '#ui/date-picker-names.ts';
import { dayNamed } from '../../../kit/builders/day-named.ts';
import { only, withPlainSpaces } from '../../../kit/readable.ts';
import { callBooking, locale, words } from '../../../kit/words.ts';

const onChange = jest.fn();
const FRIDAY = new Date(2026, 10, 20, 9);

async function open(now: Date, callDate = '', callTime = '') {
  jest.useFakeTimers({ now });
  const calendarWords = { ...calendarWordsIn(words), firstDayOfWeek: 0 };
  const given = { words: calendarWords, chosen: { callDate, callTime }, onChange };
  await act(async () => render(<CallBooking {...given} />));
}

// Queries by role are slow: jsdom computes the style of each element.
const times = () => [...document.querySelectorAll<HTMLInputElement>('[name="callTime"]')];
const valuesOf = (chosen: readonly HTMLInputElement[]) => chosen.map(({ value }) => value);
const taken = () => valuesOf(times().filter(({ disabled }) => disabled));
const note = () => only(`.${booking.aboutBooked}`);
const dayOf = (date: string) =>
  screen.getByLabelText(dayNamed(date), { selector: '[role="gridcell"]' });
const focusableDays = () => [...document.querySelectorAll(SELECTORS.dayInTabOrder)];

test('booked times are disabled, and those that have passed are left out', async () => {
  await open(new Date(2026, 10, 20, 13, 30), '2026-11-20');
  const booked = simulatedBookings('2026-11-20').filter((time) => time > '13:30');
  expect(taken()).toEqual(booked);
  for (const radio of times().filter(({ disabled }) => disabled))
    expect(radio.closest('label')).toHaveTextContent(
      withPlainSpaces(`${timeInWords(radio.value, locale)} ${callBooking.booked}`),
    );
  expect(note()).toHaveTextContent(callBooking.grayedOut);
  expect(valuesOf(times())[0]).toBe('13:45');
  const inTheirZone = fillBlanks(callBooking.inYourTimeZone, {
    zone: zoneInWords(localZone(), locale),
  });
  expect(only(`.${booking.aboutTimes}`)).toHaveTextContent(inTheirZone);
  expect(only(`.${booking.partOfDayName}`)).toHaveTextContent(callBooking.partsOfDay.afternoon);
});

test('the times and their title appear once a day is chosen', async () => {
  await open(FRIDAY);
  expect(document.querySelector(`.${booking.times}`)).toBeNull();
  expect(only(`.${booking.calendar}`)).toHaveAccessibleDescription(callBooking.timesAppearHere);
  fireEvent.click(dayOf('2026-11-24'));
  expect(times().length).toBeGreaterThan(10);
  expect(only(`.${booking.times} > legend`)).toHaveTextContent(callBooking.time);
  expect(only(`.${booking.calendar}`)).not.toHaveAccessibleDescription();
});

test('choosing a time shows it on a clock, and scrolls to Submit after half a second', async () => {
  const scrolls = jest.spyOn(Element.prototype, 'scrollIntoView');
  await open(FRIDAY, '2026-11-24');
  fireEvent.click(only('[value="16:00"]'));
  expect(only(`.${booking.clock} path`)).toHaveAttribute('d', clockHands('16:00'));
  act(() => jest.advanceTimersByTime(400));
  expect(scrolls).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(200));
  expect(scrolls).toHaveBeenCalledTimes(1);
});

test('a time that an arrow key chooses stays in sight', async () => {
  const scrolls = jest.spyOn(Element.prototype, 'scrollIntoView');
  await open(FRIDAY, '2026-11-24');
  const time = only('[value="16:00"]');
  fireEvent.keyDown(only('[value="15:45"]'), { key: 'ArrowDown' });
  time.focus();
  fireEvent.click(time);
  act(() => jest.advanceTimersByTime(600));
  expect(scrolls.mock.contexts).toEqual([time]);
  fireEvent.pointerDown(only('[value="16:15"]'));
  fireEvent.click(only('[value="16:15"]'));
  act(() => jest.advanceTimersByTime(600));
  expect(scrolls.mock.contexts.at(-1)).not.toBe(document.activeElement);
  expect(scrolls).toHaveBeenCalledTimes(2);
});

test('the form clears a chosen time that passes, and says so', async () => {
  await open(new Date(2026, 10, 20, 13, 44), '2026-11-20', '13:45');
  expect(onChange).toHaveBeenLastCalledWith({ callDate: '2026-11-20', callTime: '13:45' }, true);
  act(() => jest.advanceTimersByTime(75_000));
  expect(onChange).toHaveBeenLastCalledWith({ callDate: '2026-11-20', callTime: '' }, false);
  const isGone = fillBlanks(callBooking.taken, { time: timeInWords('13:45', locale) });
  expect(only('[role="status"]')).toHaveTextContent(withPlainSpaces(isGone));
});

test('the name of a day begins with the words of its tile', async () => {
  await open(FRIDAY);
  const [first] = focusableDays();
  expect(first).toHaveAccessibleName(expect.stringMatching(new RegExp(`^${first?.textContent}`)));
});

test('the calendar offers today to 30 days ahead, and pages to no other month', async () => {
  await open(new Date(2026, 10, 23, 9));
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const lastDay = new Date(2026, 11, 23);
  expect(only('h2').textContent).toBe(months.formatRange(new Date(), lastDay));

  const previous = only(`.${datePicker.arrow}:first-of-type`);
  const next = only(`.${datePicker.arrow}:last-of-type`);
  expect(focusableDays()).toEqual([dayOf('2026-11-23')]);
  expect(dayOf('2026-11-22')).toHaveAttribute('aria-disabled', 'true');
  expect(previous).toHaveAttribute('aria-disabled', 'true');

  fireEvent.click(previous);
  expect(document.querySelectorAll('.react-datepicker__week')).toHaveLength(6);
  expect(dayOf('2026-11-30')).toHaveAttribute('aria-disabled', 'false');

  for (let press = 0; press < 2; press += 1) fireEvent.click(next);
  expect(only('h2').textContent).toBe(months.format(lastDay));
  expect(dayOf('2026-12-23')).toHaveAttribute('aria-disabled', 'false');
  expect(dayOf('2026-12-24')).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(previous).toHaveAttribute('aria-disabled', 'false');
});

test('a tile has the number that its day has in the calendar of the language', async () => {
  jest.replaceProperty(words, 'locale', 'fa-IR');
  await open(FRIDAY);
  expect(focusableDays()[0]).toHaveTextContent('۲۹');
});

test('the calendar begins with the next month if that has the first free day', async () => {
  await open(new Date(2026, 10, 30, 9));
  expect(focusableDays()).toEqual([dayOf('2026-12-01')]);
  expect(dayOf('2026-11-30')).toHaveAttribute('aria-disabled', 'false');
  expect(only(`.${datePicker.arrow}:first-of-type`)).toHaveAttribute('aria-disabled', 'true');
});

test('the weeks in sight stay while a day of them is chosen, whatever its month', async () => {
  await open(FRIDAY);
  const title = () => only('h2').textContent;
  const november = title();
  for (const date of ['2026-12-01', '2026-11-24', '2026-12-02', '2026-12-03']) {
    fireEvent.click(dayOf(date));
    expect([date, title()]).toEqual([date, november]);
    expect(focusableDays()).toEqual([dayOf(date)]);
  }

  fireEvent.click(only(`.${datePicker.arrow}:last-of-type`));
  const december = title();
  expect(december).not.toBe(november);

  fireEvent.click(dayOf('2026-11-30'));
  expect(title()).toBe(december);

  fireEvent.keyDown(dayOf('2026-11-30'), { key: 'ArrowUp' });
  expect(title()).toBe(november);
});

test('arrow keys skip weekends and stop at the last day, and Enter chooses it', async () => {
  await open(new Date(2026, 9, 31, 9));
  expect(focusableDays()).toEqual([dayOf('2026-11-02')]);
  const press = (key: string) => fireEvent.keyDown(only(SELECTORS.dayInTabOrder), { key });
  for (let day = 0; day < 5; day += 1) press('ArrowRight');
  expect(focusableDays()).toEqual([dayOf('2026-11-09')]);
  expect(only(SELECTORS.focusedDay)).toBe(dayOf('2026-11-09'));
  for (let week = 0; week < 5; week += 1) press('ArrowDown');
  press('Enter');
  expect(onChange).toHaveBeenLastCalledWith({ callDate: '2026-11-30', callTime: '' }, false);
});

describe("with hours in the agency's zone", () => {
  const NOW = new Date('2026-11-24T15:50:00Z');
  const here = (moment: string) => new Date(moment).toLocaleString('sv-SE').split(/ |:00$/);
  const [fullDay] = here('2026-11-24T18:00Z');
  let respond: () => Promise<Response>;

  beforeEach(() => {
    Object.assign(callHours, { timeZone: 'America/New_York', noticeMinutes: 60 });
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => respond());
  });
  const areTaken = (from: string, until: string) => {
    respond = async () => Response.json([[from, until]]);
  };

  test("the form shows them in the visitor's zone, and disables taken ones", async () => {
    areTaken('2026-11-24T18:00:00.000Z', '2026-11-24T18:30:00.000Z');
    // East of New York, the visitor's day may end in between.
    const shown = ['17:00', '18:00', '18:15'].map((time) => here(`2026-11-24T${time}Z`));
    const day = shown[0]?.[0];
    await open(NOW, day);
    const [first, ...booked] = shown.flatMap(([date, time]) => (date === day ? [time] : []));
    expect(valuesOf(times())[0]).toBe(first);
    expect(taken()).toEqual(booked);
  });

  test('taken times are read anew when a day is chosen', async () => {
    respond = async () => Response.json([]);
    await open(NOW);
    areTaken('2026-11-25T00:00:00.000Z', '2026-11-25T23:00:00.000Z');
    const [date = ''] = here('2026-11-25T18:15Z');
    await act(async () => fireEvent.click(dayOf(date)));
    expect(only(`.${booking.zone}`)).toHaveTextContent(callBooking.noneFreeThatDay);
  });

  test('taken times stay disabled if a later reading fails', async () => {
    areTaken('2026-11-24T18:00:00.000Z', '2026-11-25T16:00:00.000Z');
    await open(NOW, '2026-11-25');
    respond = async () => Response.json([], { status: 503 });
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(taken()).not.toEqual([]);
  });

  test('the form offers every time while the server does not respond', async () => {
    respond = () => Promise.reject(new TypeError('offline'));
    await open(NOW, '2026-11-25');
    expect(times().length).toBeGreaterThan(10);
    expect(taken()).toEqual([]);
    expect(note()).toBeEmptyDOMElement();
  });

  test.each(['time', 'Submit'])(
    'if the time is taken, the focus leaves the %s',
    async (focused) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      respond = () => promise;
      const [date, time = ''] = here('2026-11-24T18:15Z');
      await open(NOW, date, time);
      const submit = '<button type="submit">';
      if (focused === 'Submit') document.body.insertAdjacentHTML('beforeend', submit);
      only(focused === 'Submit' ? '[type="submit"]' : `[value="${time}"]`).focus();
      const busy = [['2026-11-24T18:00:00.000Z', '2026-11-24T18:30:00.000Z']];
      await act(async () => resolve(Response.json(busy)));
      expect(onChange).toHaveBeenLastCalledWith({ callDate: date, callTime: '' }, false);
      const isTaken = fillBlanks(callBooking.taken, { time: timeInWords(time, locale) });
      expect(only('[role="status"]')).toHaveTextContent(withPlainSpaces(isTaken));
      expect(document.activeElement).toBe(times().find(({ disabled }) => !disabled));
    },
  );

  test('the calendar disables full days, and says that a chosen one is full', async () => {
    areTaken('2026-11-24T00:00:00.000Z', '2026-11-25T18:00:00.000Z');
    await open(NOW, fullDay);
    expect(only(`.${booking.zone}`)).toHaveTextContent(callBooking.noneFreeThatDay);
    const [first] = document.querySelectorAll('[role="gridcell"]:not([aria-disabled="true"])');
    expect(first).toHaveTextContent(String(new Date('2026-11-25T18:00:00Z').getDate()));
  });

  test.each(['on nothing', 'on the time'])(
    'a day that fills up is said to be full, with the focus %s',
    async (focus) => {
      areTaken('2026-11-24T18:00:00.000Z', '2026-11-24T18:30:00.000Z');
      const [date = '', time = ''] = here('2026-11-25T18:15Z');
      await open(NOW, date, time);
      if (focus === 'on the time') only(`[value="${time}"]`).focus();
      const scrolls = jest.spyOn(Element.prototype, 'scrollIntoView');
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900));
      areTaken('2026-11-24T00:00:00.000Z', '2026-11-27T00:00:00.000Z');
      await act(async () => document.dispatchEvent(new Event('visibilitychange')));

      expect(onChange).toHaveBeenLastCalledWith({ callDate: '', callTime: '' }, false);
      expect(only(`.${booking.aboutTimes}[aria-live]`)).toHaveTextContent(
        callBooking.noneFreeThatDay,
      );
      expect(scrolls.mock.contexts).toContain(only(`.${booking.calendar}`));
      const [nextDay = ''] = here('2026-11-27T15:00Z');
      const button = only(`.${booking.nextFreeDay}`);
      const named = fillBlanks(callBooking.nextFreeDay, {
        day: dayInWords(new Date(`${nextDay}T00:00`), locale),
      });
      expect(button).toHaveTextContent(named);
      expect(document.activeElement === button).toBe(focus === 'on the time');

      await act(async () => fireEvent.click(button));
      expect(onChange).toHaveBeenLastCalledWith({ callDate: nextDay, callTime: '' }, false);
      expect(document.activeElement).toBe(times().find(({ disabled }) => !disabled));
    },
  );

  test('a visitor can send without a time when no day has one', async () => {
    areTaken('2026-11-24T00:00:00.000Z', '2027-03-01T00:00:00.000Z');
    await open(NOW, fullDay);
    expect(onChange).toHaveBeenLastCalledWith({ callDate: '', callTime: '' }, true);
    expect(only('[role="status"]')).toHaveTextContent(callBooking.noneFree);
  });
});
