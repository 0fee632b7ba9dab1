import type { SpecificationName } from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/specifications';

interface SpecificationText {
  /** In the listing form and on the robot's page. */
  readonly label: string;
  /** The example in the empty form field. */
  readonly placeholder: string;
}

/** The label of each specification. */
export const specificationTexts: Readonly<Record<SpecificationName, SpecificationText>> =
  messages.specifications;
