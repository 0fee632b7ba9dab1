import * as messages from '@roborrow/messages/legal/community-rules';
import type { LegalFacts, LegalText } from './legal.text.ts';

const { title, lead, honest, kind, safe, word, wrong } = messages.communityRules;

/** How people treat each other here (D810). */
export const communityRules = ({ mail }: LegalFacts): LegalText => ({
  title,
  lead,
  sections: [
    ...[honest, kind, safe, word].map(({ heading, points }) => ({
      heading,
      text: [],
      points: Object.values(points),
    })),
    { heading: wrong.heading, text: [wrong.report, wrong.consequences({ mail })] },
  ],
});
