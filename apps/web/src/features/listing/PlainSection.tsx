import {
  PLAIN_FIELDS,
  ROBOT_FIELDS,
  SPECIFICATIONS,
  type FieldSection,
  type LineField,
  type NumberField,
} from '@roborrow/domain';
import { plainFormField } from '@roborrow/text/plain-fields';
import { specificationTexts } from '@roborrow/text/specifications';
import type { ComponentProps } from 'react';
import { FormSection } from './FormSection.tsx';
import { listRobot } from './list-robot.text.ts';
import { TextField, type ListingHandle } from './TextField.tsx';

/** The keyboard that a phone shows. */
const keyboardOf = (field: NumberField | LineField): Pick<ComponentProps<'input'>, 'inputMode'> =>
  field.kind === 'line' ? {} : { inputMode: field.decimals === 0 ? 'numeric' : 'decimal' };

/** The numbers and short texts of a section of the form, all of which may be left open. */
export function PlainSection({
  handle,
  section,
}: {
  readonly handle: ListingHandle;
  readonly section: FieldSection;
}) {
  return (
    <FormSection heading={listRobot.sections[section]}>
      {section === 'specifications' &&
        SPECIFICATIONS.map(({ name }) => (
          <TextField key={name} handle={handle} name={name} words={specificationTexts[name]} />
        ))}
      {PLAIN_FIELDS.filter((name) => ROBOT_FIELDS[name].section === section).map((name) => (
        <TextField
          key={name}
          handle={handle}
          name={name}
          words={plainFormField(name)}
          {...keyboardOf(ROBOT_FIELDS[name])}
        />
      ))}
    </FormSection>
  );
}
