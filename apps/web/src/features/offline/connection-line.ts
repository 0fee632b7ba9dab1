import { belowTheBar } from '../../ui/below-the-bar.ts';
import { offline } from './offline.text.ts';
import { isOnline, onConnection } from './connection.ts';
import styles from './connection-line.module.css';

/** How long the page says that the network is there again, in milliseconds. */
const SHOWN = 5000;

/**
 * One line that says when there is no network, and when there is again (D484). It lies over the page, so that nothing moves, and
 * outside of React, because it outlives every screen.
 */
export function showConnection(): void {
  const line = document.body.appendChild(document.createElement('div'));
  line.className = styles['line'] ?? '';
  line.role = 'status'; // a screen reader says what changes here when it has nothing else to say
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string) => {
    belowTheBar(line);
    line.textContent = text;
  };
  const look = () => {
    clearTimeout(timer);
    if (!isOnline()) return say(offline.gone);
    if (line.textContent === '') return;
    say(offline.back);
    timer = setTimeout(() => say(''), SHOWN);
  };
  onConnection(look);
  look();
}
