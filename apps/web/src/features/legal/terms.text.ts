import { brand } from '../../shared/brand.text.ts';
import type { LegalFacts, LegalText } from './legal.text.ts';

/** The terms of use (D810), true to what the product does: no payment and no contract. */
export const terms = ({ name, jurisdiction, mail }: LegalFacts): LegalText => ({
  title: 'Terms',
  lead: `These are the rules between you and ${name}, who runs ${brand.name} ("we"). They are short on purpose. Please read them before you make an account.`,
  sections: [
    {
      heading: `What ${brand.name} is`,
      text: [
        `${brand.name} is a place where people list robots that they lend by the day, and where others find them, write to the owner and agree on dates.`,
        'We are not a party to what two people agree. We do not own, check, insure, deliver or repair robots.',
        'No money passes through this site, and nothing here is a contract of rental. Prices are what owners ask. An accepted request says that both want the rental and keeps its days free. Price, payment, deposit, insurance and who is liable for damage are for the two of you to settle.',
      ],
    },
    {
      heading: 'Your account',
      text: [
        'To write to people, to make listings or to review, you need an account. You must be old enough to make agreements where you live.',
      ],
      points: [
        'Give your own name. One person has one account.',
        'Keep your password to yourself. If somebody else used your account, change the password and log out everywhere else, in Settings.',
        'You may delete your account at any time, in Edit profile. The privacy page says what goes and what stays.',
      ],
    },
    {
      heading: 'What you list, write and show',
      text: [
        'What you write and the pictures that you upload stay yours. You allow us to store them, to show them on this site, and to make smaller copies of pictures, as long as they are here.',
      ],
      points: [
        'List only robots that you may lend, and describe them as they are.',
        'Use only texts and pictures that you may use.',
        'Keep to the community rules.',
      ],
    },
    {
      heading: 'Requests and rentals',
      text: [
        'A request that nobody answers expires after three days. Either of the two may cancel an accepted rental before it begins, and say afterwards that it did not happen. Be fair: the other person has planned with you.',
      ],
    },
    {
      heading: 'Reviews',
      text: [
        'After a rental, each of the two may review the other once. Nobody else reads a review until both have written, or 14 days have passed. After that it cannot be changed. The person whom it is about may answer once.',
      ],
    },
    {
      heading: 'What we may do',
      text: [
        `When something breaks these terms, the community rules or the law, we may hide a listing or a review, or suspend an account. A suspended person can still read, download their data and leave. If you think that we made a mistake, answer the decision on your dashboard, or write to ${mail}; a person reads it.`,
        'We may change or end this service. If we end it, we say so here in time for you to download your data.',
      ],
    },
    {
      heading: 'What we do not promise',
      text: [
        'We run this site with care, but it comes as it is. We do not promise that it is always there, that what people say is true, or that a robot does what you need. Nothing here limits rights that the law gives you and that no terms can take away, nor our liability where the law does not allow that.',
      ],
    },
    {
      heading: 'When these terms change',
      text: [
        'A new version has a new date. You are asked to accept it when you next use your account. If you do not want to, you can download your data and delete your account; what you agreed with other people is not touched.',
        `The law of ${jurisdiction} applies, as far as the law of the place where you live does not protect you better.`,
      ],
    },
  ],
});
