import { listingFields } from '@roborrow/text/fields/listing';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/Field.tsx';
import type { FormHandle } from '../../shared/use-form.ts';
import styles from './listing-form.module.css';
import type { ListingFields } from './listing-fields.ts';

/** The fields whose value is the typed text. */
type TextFieldName = {
  [Name in keyof ListingFields]: ListingFields[Name] extends string ? Name : never;
}[keyof ListingFields];

export type ListingHandle = FormHandle<ListingFields>;

export interface TextFieldProps extends Pick<ComponentProps<'input'>, 'inputMode' | 'required'> {
  readonly handle: ListingHandle;
  readonly name: TextFieldName;
  readonly words: { readonly label: string; readonly hint?: string; readonly placeholder?: string };
  readonly lines?: number;
  readonly className?: string | undefined;
}

/** A text field of the form, with one line or several. */
export function TextField(props: TextFieldProps) {
  const { handle, name, words, required = false, lines = 1 } = props;
  const shared = {
    name,
    required,
    value: handle.form[name],
    placeholder: words.placeholder,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => handle.set(name, target.value),
  };
  return (
    <Field
      label={<FieldLabel text={words.label} isOptional={!required} />}
      hint={words.hint}
      error={handle.errorOf(name)}
      className={props.className}
    >
      {(control) =>
        lines === 1 ? (
          <input {...control} {...shared} type="text" inputMode={props.inputMode} autoComplete="off" />
        ) : (
          <textarea {...control} {...shared} rows={lines} />
        )
      }
    </Field>
  );
}

export function FieldLabel({ text, isOptional }: { readonly text: ReactNode; readonly isOptional: boolean }) {
  return (
    <>
      {text}
      {isOptional && <span className={styles['optional']}> {listingFields.optional}</span>}
    </>
  );
}
