import type { ReactNode } from 'react';
import styles from './surfaces.module.css';
import { WholeEnd } from './WholeEnd.tsx';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** The URL of a decorative picture. */
  readonly picture?: string;
  /** Buttons and links for the next step. */
  readonly children?: ReactNode;
  readonly heading?: 'h1' | 'h2' | 'h3';
}

export function EmptyState({ title, text, picture, children, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div data-whole className={styles['empty']}>
      {picture && <img src={picture} alt="" width={208} height={156} />}
      <Heading tabIndex={Heading === 'h1' ? -1 : undefined}>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className={styles['emptyActions']}>{children}</div>}
      <WholeEnd />
    </div>
  );
}
