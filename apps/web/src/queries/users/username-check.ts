import {
  checkUsername,
  normalizeUsername,
  USERNAME_CHECK_PAUSE,
  USERNAME_MIN,
  type UsernameAvailability,
} from '@roborrow/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../services.tsx';

/**
 * The state of the check while a name is typed: `idle` until typing stops for the pause with enough
 * characters.
 */
export type UsernameCheck = UsernameAvailability | 'idle' | 'checking';

/** Each name has its own query, so that a late answer for an old name never counts for the new one (D123). */
export function useUsernameCheck(typed: string): UsernameCheck {
  const services = useServices();
  const name = normalizeUsername(typed);
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(name), USERNAME_CHECK_PAUSE);
    return () => clearTimeout(timer);
  }, [name]);

  const isLongEnough = name.length >= USERNAME_MIN;
  const { data } = useQuery({
    queryKey: ['username', rested],
    queryFn: isLongEnough && rested === name ? async () => checkUsername(await services)(rested) : skipToken,
    // A name that was free may be taken by now.
    gcTime: 0,
    staleTime: 0,
  });
  if (!isLongEnough) return 'idle';
  return rested === name && data ? data : 'checking';
}
