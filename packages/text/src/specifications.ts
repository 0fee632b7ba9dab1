import type { SpecificationName } from '@roborrow/domain';

interface SpecificationText {
  /** In the listing form and on the robot's page. */
  readonly label: string;
  /** The example in the empty form field. */
  readonly placeholder: string;
}

/** The label of each specification. */
export const specificationTexts: Readonly<Record<SpecificationName, SpecificationText>> = {
  weight: { label: 'Weight', placeholder: '26 lb' },
  dimensions: { label: 'Dimensions', placeholder: '16 × 16 × 47 in' },
  batteryLife: { label: 'Battery life', placeholder: '4 hours' },
  connectivity: { label: 'Connectivity', placeholder: 'Wi-Fi, Bluetooth' },
};
