/** Where a row's data is. Of a document's path, ids are in braces; a key that ends with * is a beginning. */
interface Places {
  /** Documents of Firestore. */
  readonly documents?: readonly string[];
  /** Folders of Firebase Storage. */
  readonly files?: readonly string[];
  /** Collections of the embedded backend and of SQLite. */
  readonly collections?: readonly string[];
  /** Keys of local and session storage, databases and caches of the browser. */
  readonly device?: readonly string[];
}

/** What is stored of people: a row of the list on the privacy page. */
export interface StoredData {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
  readonly whoSees: string;
  readonly at: Places;
}

const LEAVE = 'Until you delete your account';
const YOU = 'You alone';
const OPERATOR = 'We alone';
const DEVICE = 'This browser alone';

/** Everything that is stored, for how long, and who sees it (D816). A test compares it with what the code stores. */
export const storedData: readonly StoredData[] = [
  {
    what: 'Account: email address, and your password, which nobody can read back outside of a demo, or your Google account',
    why: 'To log you in',
    howLong: LEAVE,
    whoSees: YOU,
    at: { collections: ['accounts'] },
  },
  {
    what: 'Profile: names, text, town, experience, picture, how soon you reply, your stars',
    why: 'So that people know with whom they deal',
    howLong: LEAVE,
    whoSees: 'Everybody',
    at: {
      documents: ['users/{uid}', 'usernames/{name}'],
      files: ['avatars/{uid}'],
      collections: ['users', 'usernames'],
    },
  },
  {
    what: 'Email address and coordinates of your town, beside the profile',
    why: 'For mails about messages, and distances in your searches',
    howLong: LEAVE,
    whoSees: YOU,
    at: { documents: ['users/{uid}/private/contact'], collections: ['contacts'] },
  },
  {
    what: 'Which terms you accepted, and when',
    why: 'To ask you again when they change',
    howLong: LEAVE,
    whoSees: YOU,
    at: { documents: ['users/{uid}/private/terms'], collections: ['acceptedTerms'] },
  },
  {
    what: 'How you want to hear of messages, and on which devices',
    why: 'To send you notices',
    howLong: 'Until you switch them off or delete your account',
    whoSees: YOU,
    at: {
      documents: ['users/{uid}/private/notices', 'users/{uid}/private/devices'],
      collections: ['noticeSettings', 'pushDevices'],
    },
  },
  {
    what: 'Saved robots and searches',
    why: 'To show them on all your devices',
    howLong: 'Until you remove them or delete your account; the last 200 removals are noted',
    whoSees: YOU,
    at: { documents: ['users/{uid}/private/saved'], collections: ['saved'] },
  },
  {
    what: 'Whom you blocked',
    why: 'To keep them from writing to you, and your listings from each other',
    howLong: LEAVE,
    whoSees: YOU,
    at: { documents: ['users/{uid}/private/blocks'], collections: ['blocks'] },
  },
  {
    what: 'When you logged out everywhere else',
    why: 'To refuse the sessions that you ended',
    howLong: LEAVE,
    whoSees: YOU,
    at: { documents: ['users/{uid}/private/session'], collections: ['endedSignIns'] },
  },
  {
    what: 'Listings: texts, price, town, calendar, pictures',
    why: 'So that people find them',
    howLong: 'Until you delete the listing or your account',
    whoSees: 'Everybody',
    at: { documents: ['robots/{robot}'], files: ['robots/{uid}'], collections: ['robots', 'images'] },
  },
  {
    what: 'Listings that we hid',
    why: 'To show them again after a mistake',
    howLong: 'Until we restore them, also when their owner has left',
    whoSees: OPERATOR,
    at: { documents: ['hiddenRobots/{robot}'], collections: ['hiddenRobots'] },
  },
  {
    what: 'Messages, requests for dates, appointments',
    why: 'So that the two of you can agree',
    howLong:
      'What you wrote goes with your account, but for what was said about dates. What others wrote to you stays until they leave',
    whoSees: 'The two of you',
    at: { documents: ['messages/{message}'], collections: ['messages'] },
  },
  {
    what: 'Photos of a robot’s condition at the handover and the return',
    why: 'So that you can agree on what was there before',
    howLong: 'Until the one who took them deletes their account',
    whoSees: 'The two of you',
    at: { files: ['rentals/{uid}/{message}'] },
  },
  {
    what: 'That a rental took place: whose, of which robot, when it ended',
    why: 'To count rentals and open reviews',
    howLong: 'Without end, as ids alone',
    whoSees: OPERATOR,
    at: { documents: ['rentals/{request}'], collections: ['rentals'] },
  },
  {
    what: 'Reviews, answers, and remarks for us alone',
    why: 'So that people can judge whom they trust',
    howLong: 'Stars stay. When you leave, your name goes, and your text unless you leave it; remarks go',
    whoSees: 'Everybody, once a review is open; we read remarks',
    at: { documents: ['reviews/{review}', 'reviewRemarks/{review}'], collections: ['reviews'] },
  },
  {
    what: 'Reports, with a copy of the texts that were reported',
    why: 'To protect people',
    howLong: 'Without end, also when one of the two has left',
    whoSees: 'We, and the sender as long as a report is open',
    at: {
      documents: ['users/{uid}/reports/{report}', 'closedReports/{report}'],
      collections: ['reports', 'closedReports'],
    },
  },
  {
    what: 'How many messages, listings, pictures and reports you sent in a day, and the latest of them',
    why: 'To bound them',
    howLong: LEAVE,
    whoSees: YOU,
    at: {
      documents: [
        'users/{uid}/private/outbox',
        'users/{uid}/private/listing',
        'users/{uid}/private/uploads',
        'users/{uid}/private/reporting',
      ],
      collections: ['sent', 'listed', 'uploaded', 'reportCounts'],
    },
  },
  {
    what: 'What we hid, restored, suspended and marked, when and why',
    why: 'To answer for it',
    howLong: 'Without end',
    whoSees: OPERATOR,
    at: { documents: ['moderation/{entry}'], collections: ['moderation'] },
  },
  {
    what: 'What you told us does not work, with the version, the kind of page and the family of the browser, and nothing of who you are',
    why: 'To mend it',
    howLong: 'Until we have dealt with it',
    whoSees: OPERATOR,
    at: { documents: ['problems/{problem}'], collections: ['problems'] },
  },
  {
    what: 'How many problems were reported in a day',
    why: 'To bound them',
    howLong: 'Until the next day’s first one',
    whoSees: 'Everybody',
    at: { documents: ['problemCounts/today'], collections: ['problemCounts'] },
  },
  {
    what: 'What we decided about something of yours, your appeal and our answer',
    why: 'So that you know, and can disagree',
    howLong: 'Without end; you are no longer told of what we took back',
    whoSees: 'You and we',
    at: { documents: ['decisions/{decision}'], collections: ['decisions'] },
  },
  {
    what: 'Who of us may use the operator’s desk',
    why: 'To let nobody else in',
    howLong: 'Until the role is taken away',
    whoSees: OPERATOR,
    at: { collections: ['operators'] },
  },
  {
    what: 'Words that were searched for and found nothing, with tags of that day of up to five visitors, of whom nobody can tell who they were once the day is over',
    why: 'To learn what is missing',
    howLong: '30 days',
    whoSees: 'We, once five people searched for the same on one day',
    at: { documents: ['unfound/{phrase}', 'unfoundSalts/{day}'], collections: ['unfound'] },
  },
  {
    what: 'That an account was deleted or is suspended: its id and a time',
    why: 'So that nothing is written for it any more',
    howLong: 'Without end; a suspension until we lift it',
    whoSees: YOU,
    at: { documents: ['deletions/{uid}'], collections: ['deletions', 'suspensions'] },
  },
  {
    what: 'Which messages you were told of, and when you asked for a test',
    why: 'To tell you once',
    howLong: 'Two days',
    whoSees: OPERATOR,
    at: { documents: ['notices/{conversation}', 'noticeTests/{test}'] },
  },
  {
    what: 'Of an email address: its fingerprint, whose account was confirmed there, whether mails were stopped',
    why: 'To send mails only to those who want them',
    howLong: 'Without end',
    whoSees: OPERATOR,
    at: { documents: ['mailAddresses/{key}'] },
  },
  {
    what: 'Settings of the service: words that searches know, limits of a day, when functions ran, migrations, numbers of each day',
    why: 'To run it; they say nothing about a person',
    howLong: 'Without end',
    whoSees: 'Everybody may see the first three',
    at: {
      documents: [
        'settings/search',
        'settings/limits',
        'settings/functions',
        'migrations/{number}',
        'days/{day}',
      ],
      collections: ['limits'],
    },
  },
  {
    what: 'Light or dark, map or list, the last place, whether Home shows featured robots, your answer about counting visits',
    why: 'To find them as you left them',
    howLong: 'Until you clear the browser’s data',
    whoSees: DEVICE,
    at: {
      device: ['roborrow.theme', 'roborrow.map', 'roborrow.place', 'roborrow.featured', 'roborrow.counting'],
    },
  },
  {
    what: 'Your email address, if you chose "Remember me"',
    why: 'To fill in the login',
    howLong: 'Until you log in without it',
    whoSees: DEVICE,
    at: { device: ['roborrow.email'] },
  },
  {
    what: 'Robots that you saved, viewed or searched for without an account',
    why: 'To show them again',
    howLong: 'Until you clear them; what you saved moves into your account at the login',
    whoSees: DEVICE,
    at: { device: ['roborrow.saved', 'roborrow.viewed', 'roborrow.searched'] },
  },
  {
    what: 'Drafts: listings with photos, fields that you filled in, messages that are not sent',
    why: 'So that nothing that you typed is lost',
    howLong: 'Until you send or discard them; fields and messages until the tab is closed',
    whoSees: DEVICE,
    at: {
      device: [
        'roborrow.draft.*',
        'roborrow.fields.*',
        'roborrow.unsent.*',
        'roborrow-drafts',
        'roborrow-pending-images',
      ],
    },
  },
  {
    what: 'Your session, and where you were on a page',
    why: 'So that a reload does not log you out',
    howLong: 'Eight hours, or until the tab is closed or you log out',
    whoSees: DEVICE,
    at: {
      device: [
        'roborrow.tab',
        'roborrow.session',
        'roborrow.google',
        'roborrow.reloaded-from',
        // The keys of Firebase's SDK and of the router.
        'firebase:authUser:*',
        'tsr-scroll-restoration*',
      ],
    },
  },
  {
    what: 'Whether this browser shows notices',
    why: 'To show them',
    howLong: 'Until you switch them off or delete your account',
    whoSees: DEVICE,
    at: { device: ['roborrow.system-notices.*'] },
  },
  {
    what: 'Pages and pictures that you saw, and public data that was read',
    why: 'To show them without a network',
    howLong: 'Pictures and pages until you log out, or the browser needs the room',
    whoSees: DEVICE,
    at: { device: ['roborrow-pages-*', 'roborrow-files-*', 'roborrow-pictures-*', 'firestore/*'] },
  },
  {
    what: 'The demo: its people, listings and messages, and what you changed',
    why: 'To be a whole product without a server',
    howLong: 'Until you press "Reset demo"',
    whoSees: DEVICE,
    at: { device: ['roborrow-demo', 'roborrow.demo', 'roborrow.faults'] },
  },
];

/** The words around the list. */
export const storedDataWords = {
  heading: 'What is stored, and for how long',
  why: 'Why',
  howLong: 'For how long',
  whoSees: 'Who sees it',
} as const;
