import { normalizeUsername, type UsernameCheck } from '@roborrow/domain';
import { usernameCheckText, usernameField } from '@roborrow/text/fields/username';
import { Field } from '../../ui/Field.tsx';
import styles from './register.module.css';

export interface UsernameFieldProps {
  readonly value: string;
  /** What `useUsernameCheck` says of the value. */
  readonly check: UsernameCheck;
  readonly onChange: (name: string) => void;
  /** The form's issue with the name; it is shown instead of the check's result. */
  readonly error: string | null;
}

/**
 * Keeps only the valid characters of a username, and shows while typing whether the name is free (D122,
 * D123).
 */
export function UsernameField({ value, check, onChange, error }: UsernameFieldProps) {
  const isRefused = check !== 'idle' && check !== 'checking' && check !== 'available';
  return (
    <div>
      <Field
        label={usernameField.label}
        hint={usernameField.hint}
        error={error ?? (isRefused ? usernameCheckText[check] : null)}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={usernameField.placeholder}
            value={value}
            onChange={(event) => onChange(normalizeUsername(event.target.value))}
          />
        )}
      </Field>
      <p role="status" className={styles['check']} data-check={check}>
        {!error && (check === 'checking' || check === 'available') && usernameCheckText[check]}
      </p>
    </div>
  );
}
