import type { Robot, RobotId } from '@roborrow/domain';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useApp } from '../../services.tsx';
import { robotCard } from './robot-card.text.ts';
import styles from './heart.module.css';

/** Saves the robot, or removes it from what is saved (D320). Its shape is there before its state is known. */
export function Heart({ robot }: { readonly robot: Robot }) {
  return (
    <Button
      variant="secondary"
      size="icon"
      className={styles['heart']}
      aria-pressed={useIsSaved(robot.id)}
      aria-label={robotCard.save(robot.name)}
      onClick={() => toggleSaved(robot)}
    >
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden>
        <path d="M12 20.5 4.3 12.8a5 5 0 0 1 7.1-7.1l.6.6.6-.6a5 5 0 0 1 7.1 7.1z" />
      </svg>
    </Button>
  );
}

/*
 * What every card knows of saved robots. The rest (`SavedTasks`) is loaded after the first paint, and only when there is
 * something to know, so this file stays small: until then no heart is pressed, and a click waits.
 */

/** Where a visitor's list is stored on the device. */
export const STORED_AT = 'roborrow.saved';

type Toggle = (robot: Robot) => void;

let saved: ReadonlySet<RobotId> = new Set();
let toggle: Toggle | null = null;
let waiting: Robot[] = [];
let isWanted = false;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const useIsSaved = (id: RobotId): boolean =>
  useSyncExternalStore(
    subscribe,
    () => saved.has(id),
    () => false,
  );

function hasStored(): boolean {
  try {
    return localStorage.getItem(STORED_AT) !== null;
  } catch {
    return false; // the browser forbids storage
  }
}

/**
 * Whether a visitor's hearts need more than this file: one was pressed, now or on an earlier visit. Not before the backend
 * is there: then React has hydrated the page, which an update before would make it render anew, losing what was typed.
 */
export function useWantsHearts(): boolean {
  const { services, arrived = services } = useApp();
  const [wants, setWants] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const look = () => {
      isWanted ||= hasStored();
      if (isWanted && !signal.aborted) startTransition(() => setWants(true));
    };
    const follow = () => {
      look();
      // Another tab may store the first one.
      addEventListener('storage', look, { signal });
      signal.addEventListener('abort', subscribe(look));
    };
    arrived.then(follow, follow);
    return () => ending.abort();
  }, [arrived]);
  return wants;
}

/** Saves a robot, or removes it; as soon as it is known which. */
export function toggleSaved(robot: Robot): void {
  if (toggle) return toggle(robot);
  waiting.push(robot);
  isWanted = true;
  notify();
}

/** Says which robots are saved; `null` for `onToggle` as long as that is not known. */
export function connectHearts(robots: ReadonlySet<RobotId>, onToggle: Toggle | null): void {
  saved = robots;
  toggle = onToggle;
  notify();
  if (!toggle) return;
  const early = waiting;
  waiting = [];
  early.forEach(toggle);
}
