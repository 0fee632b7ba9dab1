import type { Specifications } from '@roborrow/domain';

/** What each specification of a robot is called, in the listing form and on the robot's page. */
export const specificationLabels: Readonly<Record<keyof Specifications, string>> = {
  weight: 'Weight',
  dimensions: 'Dimensions',
  batteryLife: 'Battery life',
  connectivity: 'Connectivity',
};
