import { render, screen } from '@testing-library/react';
import { callBooking } from '#content/consultation-page.ts';
import { TimeSlots } from '#features/consultation/call/time-slots.tsx';

function show(taken: { taken?: 'booked' }) {
  const slots = [{ value: '10:00', ...taken }, { value: '10:15' }];
  render(<TimeSlots slots={slots} chosen="" onChoose={() => {}} firstTimes={null} />);
  return screen.queryByText(callBooking.grayedOut);
}

test('where a time is booked, it is said what the grayed out ones are', () => {
  expect(show({ taken: 'booked' })).toBeVisible();
});

test('where no calendar says that one is booked, nothing is said of booked ones', () => {
  expect(show({})).toBeNull();
});
