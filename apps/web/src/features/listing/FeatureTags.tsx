import { addFeature } from '@roborrow/domain';
import { listingFields } from '@roborrow/text/fields/listing';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/surfaces.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './listing-form.module.css';
import { FieldLabel, type ListingHandle } from './TextField.tsx';

const words = listingFields.features;

/** Features as tags: Enter or the button adds the typed one, and each can be removed. */
export function FeatureTags({ handle }: { readonly handle: ListingHandle }) {
  const { form, set, errorOf } = handle;
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    set('features', addFeature(form.features, form.feature));
    set('feature', '');
  };
  return (
    <div className={styles['whole']}>
      <Field
        label={<FieldLabel text={words.label} isOptional />}
        hint={words.hint}
        error={errorOf('features')}
      >
        {(control) => (
          <div className={styles['adder']}>
            <input
              {...control}
              ref={input}
              type="text"
              autoComplete="off"
              value={form.feature}
              placeholder={words.placeholder}
              onChange={(event) => set('feature', event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
            />
            <Button
              variant="secondary"
              onClick={() => {
                add();
                input.current?.focus();
              }}
            >
              <Icon name="plus" size={18} />
              {words.add}
            </Button>
          </div>
        )}
      </Field>
      {form.features.length > 0 && (
        <ul className={styles['tags']} aria-label={words.list}>
          {form.features.map((feature) => (
            <li key={feature}>
              <Chip
                text={feature}
                removeLabel={words.remove(feature)}
                onRemove={() => {
                  set(
                    'features',
                    form.features.filter((other) => other !== feature),
                  );
                  // The pressed button was removed, so the focus needs a new place.
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
