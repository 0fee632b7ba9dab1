import * as messages from '@roborrow/messages/legal/privacy';
import { brand } from '../../shared/brand.text.ts';
import type { LegalFacts, LegalSection, LegalText } from './legal.text.ts';

const words = messages.privacy;

const demo: LegalSection = { heading: words.demo.heading, text: [words.demo.text] };

const processors = (facts: LegalFacts): LegalSection => {
  const { heading, text, points } = words.processors;
  return {
    heading,
    text: [text],
    points: [
      points.firebase,
      points.host,
      ...(facts.asksForPlaces ? [points.places] : []),
      ...(facts.sendsMails ? [points.mails] : []),
      ...(facts.pushesNotices ? [points.push] : []),
      ...(facts.checksBrowsers ? [points.checks] : []),
      ...(facts.hearsFailures ? [points.failures] : []),
      ...(facts.countsVisits ? [points.visits] : []),
    ],
  };
};

const counting = ({ countsVisits }: LegalFacts): LegalSection => ({
  heading: words.counting.heading,
  text: [countsVisits ? words.counting.some : words.counting.none],
});

/** What happens to people's data (D810); the list of what is stored follows it (D816). */
export const privacy = (facts: LegalFacts): LegalText => {
  const { name, address, mail } = facts;
  return {
    title: words.title,
    lead: words.lead({ brand: brand.name }),
    sections: [
      { heading: words.responsible.heading, text: [words.responsible.text({ name, address, mail })] },
      ...(facts.isDemo ? [demo] : []),
      { heading: words.sees.heading, text: [], points: Object.values(words.sees.points) },
      ...(facts.isDemo ? [] : [processors(facts)]),
      counting(facts),
      { heading: words.grounds.heading, text: [words.grounds.text] },
      { heading: words.rights.heading, text: [], points: Object.values(words.rights.points) },
    ],
  };
};
