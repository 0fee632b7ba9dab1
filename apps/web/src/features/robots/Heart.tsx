import type { Robot } from '@roborrow/domain';
import { Button } from '../../ui/Button.tsx';
import { toggleSaved, useIsSaved } from './hearts.ts';
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
