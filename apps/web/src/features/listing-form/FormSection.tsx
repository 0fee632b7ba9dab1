import { useId, type ReactNode } from 'react';
import styles from './listing-form.module.css';

/** A part of the form under its heading. */
export function FormSection({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id}>{heading}</h2>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}
