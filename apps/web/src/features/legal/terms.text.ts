import * as messages from '@roborrow/messages/legal/terms';
import { brand } from '../../shared/brand.text.ts';
import type { LegalFacts, LegalText } from './legal.text.ts';

const { title, lead, service, account, content, requests, reviews, acts, promise, changes } = messages.terms;
const named = { brand: brand.name };

/** The terms of use (D810), true to what the product does: no payment and no contract. */
export const terms = ({ name, jurisdiction, mail }: LegalFacts): LegalText => ({
  title,
  lead: lead({ name, ...named }),
  sections: [
    { heading: service.heading(named), text: [service.place(named), service.party, service.money] },
    { heading: account.heading, text: [account.text], points: Object.values(account.points) },
    { heading: content.heading, text: [content.text], points: Object.values(content.points) },
    { heading: requests.heading, text: [requests.text] },
    { heading: reviews.heading, text: [reviews.text] },
    { heading: acts.heading, text: [acts.hide({ mail }), acts.end] },
    { heading: promise.heading, text: [promise.text] },
    { heading: changes.heading, text: [changes.version, changes.law({ jurisdiction })] },
  ],
});
