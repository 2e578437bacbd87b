import { type ComponentProps, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Call } from '#domain/call-in-words.ts';
import { CallBooking } from './call-booking.tsx';

type Calendar = Omit<ComponentProps<typeof CallBooking>, 'call'> & {
  chosen: Call;
  onFailure: () => void;
};

/** The one place where a browser runs React: the calendar has state that no element holds. */
export function mountCalendar(place: HTMLElement, { onFailure, ...calendar }: Calendar) {
  const root = createRoot(place, { onUncaughtError: onFailure });
  root.render(<Booking {...calendar} />);
  return () => root.unmount();
}

function Booking({ chosen, onChange, ...booking }: Omit<Calendar, 'onFailure'>) {
  const [call, setCall] = useState(chosen);
  useEffect(() => onChange(call), [call, onChange]);
  return <CallBooking {...booking} call={call} onChange={setCall} />;
}
