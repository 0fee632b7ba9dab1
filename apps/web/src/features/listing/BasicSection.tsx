import { LISTING_CATEGORIES } from '@roborrow/domain';
import { listingFields } from '@roborrow/text/fields/listing';
import { Field } from '../../ui/Field.tsx';
import { listRobot } from './list-robot.text.ts';
import { FormSection } from './FormSection.tsx';
import styles from './listing-form.module.css';
import { TextField, type ListingHandle } from './TextField.tsx';

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
              <option key={category}>{category}</option>
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
