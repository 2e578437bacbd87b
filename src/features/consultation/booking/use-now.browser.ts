import { useEffect, useState } from 'react';

const REFRESH_MS = 15_000;

/** The current time, renewed because a page may stay open while times pass. */
export function useNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
