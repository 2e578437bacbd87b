import { act, fireEvent, render, screen } from '@testing-library/react';
import { CallBooking } from '#browser/call-booking.tsx';
import { TimeSlots } from '#browser/time-slots.tsx';
import { filled } from '#content/filled.ts';
import { simulatedBookings } from '#domain/booked-slots.ts';
import { type Call, nothingChosen, timeInWords, visitorTimeZone } from '#domain/call-in-words.ts';
import { callSlots } from '#domain/call-slots.ts';
import { calendarWordsIn } from '#features/consultation/call/call-place.tsx';
import { dayNamed } from '../../kit/builders/day-named.ts';
import { only } from '../../kit/only.ts';
import { callBooking, locale, words } from '../../kit/words.ts';

const calendarWords = { ...calendarWordsIn(words), firstDayOfWeek: 0 };
let call: Call;

function open(now: Date, chosen = nothingChosen) {
  jest.useFakeTimers({ now });
  const onChange = (chosen: Call) => {
    call = chosen;
  };
  render(
    <CallBooking words={calendarWords} chosen={chosen} onChange={onChange} onBookable={() => {}} />,
  );
}

// Queries by role are slow: jsdom computes the style of each element.
const slot = (value: string) => only(`[name="callTime"][value="${value}"]`);
const dayOf = (name: RegExp) => screen.getByLabelText(name, { selector: '[role="gridcell"]' });
const focusableDays = () => [...document.querySelectorAll('[role="gridcell"][tabindex="0"]')];

test('the form disables booked times', () => {
  open(new Date(2026, 10, 20, 9), { callDate: '2026-11-24', callTime: '' });
  const booked = simulatedBookings('2026-11-24');
  const disabled = screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ disabled }) => disabled);
  expect(disabled.map(({ value }) => value)).toEqual(booked);
  for (const radio of disabled)
    expect(radio.closest('label')).toHaveTextContent(
      `${timeInWords(radio.value, locale)} ${callBooking.booked}`,
    );
  expect(only('[data-times] > p:first-of-type')).toHaveTextContent(callBooking.grayedOut);
});

test("the form offers none of today's times that have passed", () => {
  open(new Date(2026, 10, 20, 13, 30), { callDate: '2026-11-20', callTime: '' });
  const [first] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(first?.value).toBe('13:45');
});

test('choosing a time scrolls to Submit after half a second', () => {
  const leads = jest.spyOn(Element.prototype, 'scrollIntoView');
  open(new Date(2026, 10, 20, 9), { callDate: '2026-11-24', callTime: '' });
  fireEvent.click(
    screen.getAllByRole('radio').find((each) => each.matches(':enabled')) ?? document,
  );
  act(() => jest.advanceTimersByTime(400));
  expect(leads).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(200));
  expect(leads).toHaveBeenCalledTimes(1);
});

test('the form clears a chosen time that passes', () => {
  open(new Date(2026, 10, 20, 13, 44), { callDate: '2026-11-20', callTime: '13:45' });
  expect(slot('13:45')).toBeChecked();
  act(() => jest.advanceTimersByTime(75_000));
  expect(call).toEqual({ callDate: '2026-11-20', callTime: '' });
});

test('the form says that a day has no time left', () => {
  open(new Date(2026, 10, 20, 17, 0), { callDate: '2026-11-20', callTime: '' });
  expect(only('[data-times] > p:first-of-type')).toHaveTextContent(callBooking.noneLeft);
});

test("the form groups times by the part of the day in the visitor's time zone", () => {
  open(new Date(2026, 10, 20, 9), { callDate: '2026-11-24', callTime: '' });
  const { morning, afternoon } = callBooking.partsOfDay;
  expect(groupsOfTimes()).toEqual([
    [morning, callSlots.slice(0, 8)],
    [afternoon, callSlots.slice(8)],
  ]);
  expect(only('[data-times] > p:last-of-type')).toHaveTextContent(
    filled(callBooking.inYourTimeZone, { zone: visitorTimeZone(locale) }),
  );
});

test('an evening is no afternoon, and a night may begin and end a day', () => {
  const slots = ['00:00', '04:45', '05:00', '18:00', '21:45', '22:00'].map((value) => ({ value }));
  const given = { words: calendarWords, slots, chosen: '', onChoose: () => {}, firstTimes: null };
  render(<TimeSlots {...given} />);
  const { night, morning, evening } = callBooking.partsOfDay;
  expect(groupsOfTimes()).toEqual([
    [night, ['00:00', '04:45']],
    [morning, ['05:00']],
    [evening, ['18:00', '21:45']],
    [night, ['22:00']],
  ]);
});

const groupsOfTimes = () =>
  Array.from(document.querySelectorAll('[data-times] > fieldset'), (group) => [
    group.querySelector('legend')?.textContent,
    Array.from(group.querySelectorAll('input'), ({ value }) => value),
  ]);

test.each([
  ['on a weekend', new Date(2026, 10, 28, 9), '2026-11-30'],
  ['on the last Saturday of a month', new Date(2026, 9, 31, 9), '2026-11-02'],
])('Tab reaches the first day that can be chosen %s', (_, now, first) => {
  open(now);
  expect(focusableDays().map((cell) => cell.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(dayNamed(first)),
  ]);
});

test('the calendar offers today to 30 days ahead and pages to no other month', () => {
  open(new Date(2026, 10, 30, 9));
  const previous = only('[data-pager] > button:first-of-type');
  const next = only('[data-pager] > button:last-of-type');
  expect(focusableDays()[0]).toHaveAccessibleName(dayNamed('2026-11-30'));
  expect(dayOf(dayNamed('2026-11-29'))).toHaveAttribute('aria-disabled', 'true');
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveAttribute('aria-disabled', 'false');
  fireEvent.click(previous);
  expect(screen.queryByRole('gridcell', { name: dayNamed('2026-12-30') })).toBeNull();
  fireEvent.click(next);
  fireEvent.click(next);
  expect(dayOf(dayNamed('2026-12-30'))).toHaveAttribute('aria-disabled', 'false');
  expect(dayOf(dayNamed('2026-12-31'))).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(previous).toHaveAttribute('aria-disabled', 'false');
});

test('every month is six weeks high, so that nothing moves', () => {
  open(new Date(2026, 10, 20, 9));
  expect(document.querySelectorAll('.react-datepicker__week')).toHaveLength(6);
});

test('arrow keys skip weekends and stop at the last day, and Enter chooses it', () => {
  open(new Date(2026, 10, 20, 9));
  const press = (key: string) => fireEvent.keyDown(focusableDays()[0] ?? document.body, { key });
  press('ArrowRight');
  expect(focusableDays()[0]).toHaveAccessibleName(dayNamed('2026-11-23'));
  for (let week = 0; week < 5; week += 1) press('ArrowDown');
  expect(focusableDays()[0]).toHaveAccessibleName(dayNamed('2026-12-18'));
  press('Enter');
  expect(call).toEqual({ callDate: '2026-12-18', callTime: '' });
});
