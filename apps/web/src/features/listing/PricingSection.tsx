import { isSpecificPlace, type PlaceSuggestion } from '@roborrow/domain';
import { listingFields, listingIssueText } from '@roborrow/text/fields/listing';
import { toasts } from '@roborrow/text/toasts';
import { settings } from '../../env.ts';
import { Field } from '../../ui/Field.tsx';
import { showToast } from '../../shared/toast.ts';
import { PlaceInput } from '../places/index.ts';
import { listRobot } from './list-robot.text.ts';
import { FormSection } from './FormSection.tsx';
import { placeNamed } from './listing-fields.ts';
import { TextField, type ListingHandle } from './TextField.tsx';

export interface PricingSectionProps {
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
