import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { callBooking } from '#content/consultation-page.ts';
import { allowOwnChunks } from './allow-own-chunks.ts';

if (typeof window !== 'undefined') allowOwnChunks();

const load = () => import('./call-booking.tsx');

type Booking = Awaited<ReturnType<typeof load>>;

/** Fetches the calendar ahead of its need. Where that fails, whoever needs it will ask again. */
export function prefetchCallBooking() {
  load().catch(() => undefined);
}

/** The calendar weighs more than the rest of the page, so it is fetched once a visitor wants a call. */
export function CallBookingWhenLoaded(props: ComponentProps<Booking['CallBooking']>) {
  const [booking, setBooking] = useState<Booking | 'failed'>();

  const fetchBooking = useCallback(() => {
    setBooking(undefined);
    load().then(setBooking, () => setBooking('failed'));
  }, []);
  useEffect(fetchBooking, [fetchBooking]);

  if (booking === 'failed')
    return (
      <div data-calendar-place role="alert">
        <p>{callBooking.notLoaded}</p>
        <button type="button" data-variant="secondary" onClick={fetchBooking}>
          {callBooking.retry}
        </button>
      </div>
    );
  if (!booking)
    return (
      <div data-calendar-place role="status">
        <p>{callBooking.loading}</p>
      </div>
    );
  return <booking.CallBooking {...props} />;
}
