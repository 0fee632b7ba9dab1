import { useEffect } from 'react';
import type { RobotSearch } from '../robots/index.ts';
import { rememberPlace } from '../places/index.ts';

/** Keeps the place of a search on this device, for Home (D344): only its name, and only if it was found. */
export function useRememberPlace({ data, isPlaceholderData }: RobotSearch): void {
  const [first] = isPlaceholderData ? [] : (data?.pages ?? []);
  const place = first?.kind === 'near' && !first.isProfile ? first.label : null;
  useEffect(() => {
    if (place !== null) rememberPlace(place);
  }, [place]);
}
