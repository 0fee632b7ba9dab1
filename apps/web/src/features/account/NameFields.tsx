import { accountFields } from '@roborrow/text/fields/account';
import { Field } from '../../ui/Field.tsx';

type NamePart = 'firstName' | 'lastName';

const PARTS = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const;

export interface NameFieldsProps {
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
