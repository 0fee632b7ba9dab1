import type { SpecificationName } from '@roborrow/domain';

interface SpecificationText {
  /** In the listing form and on the robot's page. */
  readonly label: string;
  /** An example, in the empty field of the form. */
  readonly placeholder: string;
}

/** What each specification of a robot is called. */
export const specificationTexts: Readonly<Record<SpecificationName, SpecificationText>> = {
  weight: { label: 'Weight', placeholder: '26 lb' },
  dimensions: { label: 'Dimensions', placeholder: '16 × 16 × 47 in' },
  batteryLife: { label: 'Battery life', placeholder: '4 hours' },
  connectivity: { label: 'Connectivity', placeholder: 'Wi-Fi, Bluetooth' },
};
