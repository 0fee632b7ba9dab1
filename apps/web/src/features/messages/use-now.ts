import { epochMs, type EpochMs } from '@roborrow/domain';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present, to the minute: what says "Just now" must not say so for ever. */
export function useNow(): EpochMs {
  const [now, setNow] = useState(() => epochMs(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(epochMs(Date.now())), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
