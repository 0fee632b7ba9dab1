import { categoryName } from '@roborrow/text/category';
import {
  type FieldSection,
  isSpecificPlace,
  type LineField,
  LISTING_CATEGORIES,
  type NumberField,
  type PlaceSuggestion,
  PLAIN_FIELDS,
  ROBOT_FIELDS,
  SPECIFICATIONS,
} from '@roborrow/domain';
import { listingFields, listingIssueText } from '@roborrow/text/fields/listing';
import { plainFormField } from '@roborrow/text/plain-fields';
import { specificationTexts } from '@roborrow/text/specifications';
import { toasts } from '@roborrow/text/toasts';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { settings } from '../../env.ts';
import { Field } from '../../ui/Field.tsx';
import { showToast } from '../../shared/toast.ts';
import { PlaceInput } from '../places/index.ts';
import { listRobot } from './listing.text.ts';
import styles from './listing-form.module.css';
import { placeNamed } from './listing-fields.ts';
import { type ListingHandle, TextField } from './TextField.tsx';

interface PricingSectionProps {
  readonly handle: ListingHandle;
  /** Why the place of the last try has no coordinates. */
  readonly placeFailure: string | null;
  readonly onPlaceChange: () => void;
}

/** A place is valid only if it was picked (D20); editing the text clears it. */
export function PricingSection({ handle, placeFailure, onPlaceChange }: PricingSectionProps) {
  const changePlace = (text: string, picked: PlaceSuggestion | null) => {
    onPlaceChange();
    handle.set('location', text);
    handle.set('pickedPlace', settings.maps ? picked : placeNamed(text));
    if (!picked) return;
    if (isSpecificPlace(text)) showToast('success', toasts.listing.locationSelected(text));
    else showToast('error', listingIssueText({ field: 'location', tag: 'not-specific' }));
  };
  return (
    <FormSection heading={listRobot.sections.pricing}>
      <TextField handle={handle} name="price" words={listingFields.price} inputMode="decimal" required />
      <Field
        label={listingFields.location.label}
        hint={listingFields.location.hint}
        error={placeFailure ?? handle.errorOf('location')}
      >
        {(control) => (
          <PlaceInput control={control} value={handle.form.location} onChange={changePlace} keepsEnter />
        )}
      </Field>
    </FormSection>
  );
}

interface FormSectionProps {
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

export function BasicSection({ handle }: { readonly handle: ListingHandle }) {
  return (
    <FormSection heading={listRobot.sections.basics}>
      <TextField handle={handle} name="name" words={listingFields.name} required />
      <Field label={listingFields.category.label} error={handle.errorOf('category')}>
        {(control) => (
          <select
            {...control}
            name="category"
            required
            value={handle.form.category}
            onChange={(event) => handle.set('category', event.target.value)}
          >
            <option value="">{listingFields.category.placeholder}</option>
            {LISTING_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {categoryName(category)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        handle={handle}
        name="description"
        words={listingFields.description}
        lines={6}
        required
        className={styles['whole']}
      />
    </FormSection>
  );
}

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
