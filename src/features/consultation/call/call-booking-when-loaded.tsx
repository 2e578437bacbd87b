import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { callBooking } from '#content/consultation-page.ts';

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

  if (booking && booking !== 'failed') return <booking.CallBooking {...props} />;
  return (
    <fieldset data-calendar>
      <legend>{callBooking.date}</legend>
      {booking === 'failed' ? (
        <div data-calendar-place role="alert">
          <p>{callBooking.notLoaded}</p>
          <button type="button" data-variant="secondary" onClick={fetchBooking}>
            {callBooking.retry}
          </button>
        </div>
      ) : (
        <div data-calendar-place role="status">
          <p>{callBooking.loading}</p>
        </div>
      )}
    </fieldset>
  );
}
