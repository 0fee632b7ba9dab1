import { createUsernameCheck, normalizeUsername, type UsernameCheck } from '@roborrow/domain';
import { accountFields } from '@roborrow/text/fields/account';
import { usernameCheckText, usernameField } from '@roborrow/text/fields/username';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ControlProps, Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useServices } from '../../services.tsx';
import { timer } from '../../shared/timer.ts';
import styles from './account.module.css';
import registerStyles from './register.module.css';

interface PasswordInputProps {
  readonly control: ControlProps;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown while it is typed. */
export function PasswordInput({ control, value, onChange, autoComplete }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles['password']}>
      <input
        {...control}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={accountFields.showPassword}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} size={20} />
      </button>
    </div>
  );
}

type NamePart = 'firstName' | 'lastName';

const PARTS = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const;

interface NameFieldsProps {
  readonly form: Readonly<Record<NamePart, string>>;
  readonly set: (part: NamePart, value: string) => void;
  readonly errorOf: (part: NamePart) => string | null;
}

/** The fields for a first and a last name, in Register and in the profile. */
export const NameFields = ({ form, set, errorOf }: NameFieldsProps) =>
  PARTS.map(([part, autoComplete]) => (
    <Field key={part} label={accountFields[part].label} error={errorOf(part)}>
      {(control) => (
        <input
          {...control}
          autoComplete={autoComplete}
          value={form[part]}
          onChange={(event) => set(part, event.target.value)}
        />
      )}
    </Field>
  ));

interface UsernameFieldProps {
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
      <p role="status" className={registerStyles['check']} data-check={check}>
        {!error && (check === 'checking' || check === 'available') && usernameCheckText[check]}
      </p>
    </div>
  );
}

/** What is known of a username while it is typed (D123). */
export function useUsernameCheck(typed: string): UsernameCheck {
  const services = useServices();
  const [username] = useState(() => createUsernameCheck(services, timer));
  useEffect(() => username.typed(typed), [username, typed]);
  const state = () => username.stateOf(typed);
  return useSyncExternalStore(username.subscribe, state, state);
}
