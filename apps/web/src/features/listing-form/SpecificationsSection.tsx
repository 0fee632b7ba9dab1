import { listingFields } from '../../text/fields/listing.ts';
import { listRobot } from '../../text/screens/list-robot.ts';
import { FormSection } from './FormSection.tsx';
import { TextField, type ListingHandle } from './TextField.tsx';

const NAMES = ['weight', 'dimensions', 'batteryLife', 'connectivity'] as const;

export function SpecificationsSection({ handle }: { readonly handle: ListingHandle }) {
  return (
    <FormSection heading={listRobot.sections.specifications}>
      {NAMES.map((name) => (
        <TextField key={name} handle={handle} name={name} words={listingFields.specifications[name]} />
      ))}
    </FormSection>
  );
}
