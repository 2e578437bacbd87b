import { cleanup, fireEvent, render } from '@testing-library/react';
import { addDays } from 'date-fns/addDays';
import { isWeekend } from 'date-fns/isWeekend';
import fc from 'fast-check';
import { DatePicker } from '#ui/date-picker.tsx';
import { datePicker } from '#ui/date-picker-names.ts';

const words = { previousMonth: 'back', nextMonth: 'on' };

/** Sets of free days, a view each, from the first view to the last. */
function viewsFrom(today: Date, firstDayOfWeek: number) {
  const free = Array.from({ length: 31 }, (_, day) => addDays(today, day)).filter(
    (day) => !isWeekend(day),
  );
  const [firstDay = today] = free;
  const lastDay = free.at(-1) ?? today;
  render(
    <DatePicker
      selected={null}
      onChange={() => {}}
      filterDate={(day) => free.some((other) => +other === +day)}
      firstDay={firstDay}
      lastDay={lastDay}
      language={{ locale: 'en-US', firstDayOfWeek }}
      words={words}
    />,
  );
  const arrow = document.querySelector(`[aria-label="${words.nextMonth}"]`);
  if (!arrow) throw new Error('no arrow');
  const views = [freeDaysInSight()];
  while (arrow.getAttribute('aria-disabled') === 'false' && views.length < 5) {
    fireEvent.click(arrow);
    views.push(freeDaysInSight());
  }
  cleanup();
  return views;
}

const freeDaysInSight = () =>
  [...document.querySelectorAll('[role="gridcell"][aria-disabled="false"]')]
    .filter((cell) => !cell.classList.contains(datePicker.dayOutside))
    .map((cell) => cell.getAttribute('aria-label'));

test('on each day of five years every view of the calendar has a new day, and all are seen', () => {
  const days = fc.integer({ min: 0, max: 5 * 366 }).map((day) => new Date(2026, 0, 1 + day));
  const isLateInAMonth = [new Date(2026, 11, 4), new Date(2028, 0, 31)];
  fc.assert(
    fc.property(days, fc.constantFrom(0, 1, 6), (today, firstDayOfWeek) => {
      const views = viewsFrom(today, firstDayOfWeek);
      const seen = new Set<string | null>();
      for (const view of views) {
        const before = seen.size;
        for (const day of view) seen.add(day);
        expect(seen.size).toBeGreaterThan(before);
      }
      expect(seen.size).toBeGreaterThanOrEqual(20);
    }),
    { numRuns: 25, examples: isLateInAMonth.map((day) => [day, 0]) },
  );
});
