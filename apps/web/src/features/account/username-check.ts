import { createUsernameCheck, type UsernameCheck } from '@roborrow/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../services.tsx';
import { timer } from '../../shared/timer.ts';

/** What is known of a username while it is typed (D123). */
export function useUsernameCheck(typed: string): UsernameCheck {
  const services = useServices();
  const [username] = useState(() => createUsernameCheck(services, timer));
  useEffect(() => username.typed(typed), [username, typed]);
  const state = () => username.stateOf(typed);
  return useSyncExternalStore(username.subscribe, state, state);
}
