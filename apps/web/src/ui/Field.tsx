import { useId, type ReactNode } from 'react';
import { replayInput } from './replay-input.ts';
import { classes } from './classes.ts';
import styles from './field.module.css';

/** The props that connect a control with the label, hint and error of its field. */
export interface ControlProps {
  readonly id: string;
  readonly ref: typeof replayInput;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  /** Shows the label to screen readers only. */
  readonly hideLabel?: boolean;
  readonly className?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its label, hint and error, connected for assistive technology. */
export function Field({ label, hint, error, hideLabel = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = classes(hint != null && hintId, error && errorId);
  return (
    <div className={classes(styles['field'], className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles['label']}>
        {label}
      </label>
      {children({
        id,
        ref: replayInput,
        className: styles['control'] ?? '',
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint != null && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
