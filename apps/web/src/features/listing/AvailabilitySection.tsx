import { listingFields } from '@roborrow/text/fields/listing';
import { listRobot } from './list-robot.text.ts';
import { FormSection } from './FormSection.tsx';
import { TextField, type ListingHandle } from './TextField.tsx';

export function AvailabilitySection({ handle }: { readonly handle: ListingHandle }) {
  return (
    <FormSection heading={listRobot.sections.availability}>
      <TextField handle={handle} name="minRental" words={listingFields.minRental} inputMode="numeric" />
      <TextField handle={handle} name="maxRental" words={listingFields.maxRental} inputMode="numeric" />
      <TextField handle={handle} name="pickupTime" words={listingFields.pickupTime} />
      <TextField handle={handle} name="returnTime" words={listingFields.returnTime} />
    </FormSection>
  );
}
