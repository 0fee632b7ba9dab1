import { classes } from './classes.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** What the progress is about. */
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
  readonly className?: string | undefined;
}

export function ProgressBar({ label, value, className }: ProgressBarProps) {
  return <progress className={classes(styles['bar'], className)} aria-label={label} value={value} max={1} />;
}
