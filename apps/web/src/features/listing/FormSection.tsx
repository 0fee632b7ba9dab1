import { useId, type ReactNode } from 'react';
import styles from './listing-form.module.css';

export interface FormSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A section of the form with its heading. */
export function FormSection({ heading, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id}>{heading}</h2>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}
