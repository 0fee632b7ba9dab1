import { epochMs, type EpochMs } from '@roborrow/domain';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The current time, updated every minute, so that "Just now" does not stay on the screen. */
export function useNow(): EpochMs {
  const [now, setNow] = useState(() => epochMs(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(epochMs(Date.now())), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
