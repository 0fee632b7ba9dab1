import type { ReactNode } from 'react';
import styles from './surfaces.module.css';

/** An important message within the page. `bad` is announced at once. */
export function Notice({ tone, children }: { readonly tone?: 'bad'; readonly children: ReactNode }) {
  return (
    <div className={styles['notice']} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
