import * as messages from '@roborrow/messages/legal/imprint';
import { brand } from '../../shared/brand.text.ts';
import type { LegalFacts, LegalText } from './legal.text.ts';

const { title, lead, operator, responsible, credits } = messages.imprint;

/** Who is responsible (D810). */
export const imprint = ({ name, address, mail, jurisdiction }: LegalFacts): LegalText => ({
  title,
  lead,
  sections: [
    {
      heading: operator.heading,
      text: [name, address, operator.mail({ mail }), operator.law({ jurisdiction })],
    },
    { heading: responsible.heading, text: [responsible.text({ name, brand: brand.name })] },
    { heading: credits.heading, text: [credits.data, credits.licence({ brand: brand.name })] },
  ],
});
