import { createRoot } from 'react-dom/client';
import { CallBooking, type CallBookingProps } from './call-booking.tsx';

type Calendar = CallBookingProps & { onFailure: () => void };

/** The one place where a browser runs React: the calendar has state that no element holds. */
export function mountCalendar(place: HTMLElement, { onFailure, ...calendar }: Calendar) {
  const root = createRoot(place, { onUncaughtError: onFailure });
  root.render(<CallBooking {...calendar} />);
  return () => root.unmount();
}
