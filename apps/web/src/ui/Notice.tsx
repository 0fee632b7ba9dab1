import type { ReactNode } from 'react';
import styles from './surfaces.module.css';

/** A line that matters, in its place on the page. `bad` is announced at once. */
export function Notice({ tone, children }: { readonly tone?: 'bad'; readonly children: ReactNode }) {
  return (
    <div className={styles['notice']} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
