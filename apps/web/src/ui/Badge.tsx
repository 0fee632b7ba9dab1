import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './surfaces.module.css';

export function Badge({
  tone,
  children,
}: {
  readonly tone?: 'good' | 'bad' | 'accent';
  readonly children: ReactNode;
}) {
  return <span className={classes(styles['badge'], tone && styles[tone])}>{children}</span>;
}
