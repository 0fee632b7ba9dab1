import { brand } from '../../shared/brand.text.ts';
import type { LegalFacts, LegalText } from './legal.text.ts';

/** Who is responsible (D810). */
export const imprint = ({ name, address, mail, jurisdiction }: LegalFacts): LegalText => ({
  title: 'Imprint',
  lead: `Who runs this site, and how to reach them.`,
  sections: [
    { heading: 'Operator', text: [name, address, `Email: ${mail}`, `Applicable law: ${jurisdiction}`] },
    {
      heading: 'Responsible for content',
      text: [
        `${name} is responsible for these pages. Listings, messages, profiles and reviews are written by the people who use ${brand.name}.`,
      ],
    },
    {
      heading: 'Credits',
      text: [
        'Place data: GeoNames (CC BY 4.0) and the U.S. Census Bureau. Outlines of the map: the U.S. Census Bureau and Natural Earth.',
        `${brand.name} is free software under the MIT licence.`,
      ],
    },
  ],
});
