import { brand } from '../../shared/brand.text.ts';
import type { LegalFacts, LegalSection, LegalText } from './legal.text.ts';

const demo: LegalSection = {
  heading: 'In this demo',
  text: [
    'Everything that you do here stays in this browser. Accounts, listings and messages are sent to nobody, and "Reset demo" at the top deletes them. The other people are invented.',
  ],
};

const processors = (facts: LegalFacts): LegalSection => ({
  heading: 'Who works for us',
  text: [
    'We give your data to nobody who would use it for purposes of their own. We do not sell it. These services process it for us:',
  ],
  points: [
    'Google Firebase stores accounts, data and pictures. If you log in with Google, Google tells us your name, your address and your picture’s address.',
    'The company whose servers deliver these pages sees your IP address with each request, as every web server does.',
    ...(facts.asksForPlaces
      ? [
          'Our server may ask a map service about the places that you type. It passes on the text, and not who typed it.',
        ]
      : []),
    ...(facts.sendsMails ? ['A mail provider delivers the mails that tell you of messages.'] : []),
    ...(facts.pushesNotices
      ? [
          'If you switch notices on, the push service of your browser’s maker delivers them. They are encrypted on the way.',
        ]
      : []),
    ...(facts.checksBrowsers
      ? ['Google reCAPTCHA checks that requests come from this app, and looks at your browser for that.']
      : []),
    ...(facts.hearsFailures
      ? [
          'When something fails in your browser, a report goes to a service that we use for that. It has no name, text, address or place of anybody.',
        ]
      : []),
    ...(facts.countsVisits ? ['Google Analytics counts visits, if you allow it.'] : []),
  ],
});

const counting = ({ countsVisits }: LegalFacts): LegalSection => ({
  heading: 'Cookies and counting',
  text: [
    countsVisits
      ? 'With your consent, and not before, Google Analytics counts visits: which kind of page was shown, whether a search found something, that an account was made. It sets cookies for that, and sees your IP address. No text that you typed and no id of yours is sent. If your browser sends "Do Not Track" or a Global Privacy Control signal, that is a no. You can change your mind at any time with "Privacy choices" at the end of every page.'
      : 'There are no cookies, no analytics and no advertising here, so there is nothing to consent to. What this site keeps on your device, it needs to do what you asked for; the list below names all of it.',
  ],
});

/** What happens to people's data (D810); the list of what is stored follows it (D816). */
export const privacy = (facts: LegalFacts): LegalText => ({
  title: 'Privacy',
  lead: `What ${brand.name} knows about you, who sees it, how long it is kept, and what you can do about it.`,
  sections: [
    {
      heading: 'Who is responsible',
      text: [`${facts.name}, ${facts.address}. Write to ${facts.mail} about anything on this page.`],
    },
    ...(facts.isDemo ? [demo] : []),
    {
      heading: 'Who sees what',
      text: [],
      points: [
        'Everybody sees your profile, your listings with their pictures and their town, and reviews. Search engines, too.',
        'Your messages, requests and appointments are read by you and the other person.',
        'Your email address, the coordinates of your profile, what you saved, whom you blocked and what you reported are shown to no other person.',
        'We look at stored data to handle a report, to answer you, or to repair something, and for nothing else. When a message is reported, we get a copy of it.',
      ],
    },
    ...(facts.isDemo ? [] : [processors(facts)]),
    counting(facts),
    {
      heading: 'Why we may do this',
      text: [
        'We store what you give us because the service that you asked for cannot do without it, and keep what others rely on, such as the other side of a conversation or the stars of a review, because they have a right to it. Reports and the log of what we did protect people from abuse.',
      ],
    },
    {
      heading: 'What you can do',
      text: [],
      points: [
        'See and download everything that is stored of you: Settings, "My data".',
        'Correct it: Edit profile, and each listing.',
        'Delete it: a listing, a picture, a saved search, or your whole account in Edit profile.',
        'Decide which mails and notices you get: Settings.',
        'Complain to us, and to the data protection authority of the place where you live.',
      ],
    },
  ],
});
