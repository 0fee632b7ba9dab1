import { SPECIFICATIONS } from '@roborrow/domain';
import { specificationTexts } from '@roborrow/text/specifications';
import { listRobot } from './list-robot.text.ts';
import { FormSection } from './FormSection.tsx';
import { TextField, type ListingHandle } from './TextField.tsx';

export function SpecificationsSection({ handle }: { readonly handle: ListingHandle }) {
  return (
    <FormSection heading={listRobot.sections.specifications}>
      {SPECIFICATIONS.map(({ name }) => (
        <TextField key={name} handle={handle} name={name} words={specificationTexts[name]} />
      ))}
    </FormSection>
  );
}
