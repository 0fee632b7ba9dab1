import * as messages from '@roborrow/messages/legal/stored-data';

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

const { rows, howLong, whoSees } = messages;

/** Everything that is stored, for how long, and who sees it (D816). A test compares it with what the code stores. */
export const storedData: readonly StoredData[] = [
  {
    ...rows.account,
    howLong: howLong.leave,
    whoSees: whoSees.you,
    at: { collections: ['accounts'] },
  },
  {
    ...rows.profile,
    howLong: howLong.leave,
    whoSees: whoSees.everybody,
    at: {
      documents: ['users/{uid}', 'usernames/{name}'],
      files: ['avatars/{uid}'],
      collections: ['users', 'usernames'],
    },
  },
  {
    ...rows.contact,
    howLong: howLong.leave,
    whoSees: whoSees.you,
    at: { documents: ['users/{uid}/private/contact'], collections: ['contacts'] },
  },
  {
    ...rows.terms,
    howLong: howLong.leave,
    whoSees: whoSees.you,
    at: { documents: ['users/{uid}/private/terms'], collections: ['acceptedTerms'] },
  },
  {
    ...rows.noticeSettings,
    howLong: howLong.switchOff,
    whoSees: whoSees.you,
    at: {
      documents: ['users/{uid}/private/notices', 'users/{uid}/private/devices'],
      collections: ['noticeSettings', 'pushDevices'],
    },
  },
  {
    ...rows.saved,
    whoSees: whoSees.you,
    at: { documents: ['users/{uid}/private/saved'], collections: ['saved'] },
  },
  {
    ...rows.blocks,
    howLong: howLong.leave,
    whoSees: whoSees.you,
    at: { documents: ['users/{uid}/private/blocks'], collections: ['blocks'] },
  },
  {
    ...rows.endedSessions,
    howLong: howLong.leave,
    whoSees: whoSees.you,
    at: { documents: ['users/{uid}/private/session'], collections: ['endedSignIns'] },
  },
  {
    ...rows.listings,
    whoSees: whoSees.everybody,
    at: { documents: ['robots/{robot}'], files: ['robots/{uid}'], collections: ['robots', 'images'] },
  },
  {
    ...rows.hiddenListings,
    whoSees: whoSees.we,
    at: { documents: ['hiddenRobots/{robot}'], collections: ['hiddenRobots'] },
  },
  {
    ...rows.messages,
    whoSees: whoSees.both,
    at: { documents: ['messages/{message}'], collections: ['messages'] },
  },
  {
    ...rows.photos,
    whoSees: whoSees.both,
    at: { files: ['rentals/{uid}/{message}'] },
  },
  {
    ...rows.rentals,
    whoSees: whoSees.we,
    at: { documents: ['rentals/{request}'], collections: ['rentals'] },
  },
  {
    ...rows.reviews,
    at: { documents: ['reviews/{review}', 'reviewRemarks/{review}'], collections: ['reviews'] },
  },
  {
    ...rows.reports,
    at: {
      documents: ['users/{uid}/reports/{report}', 'closedReports/{report}'],
      collections: ['reports', 'closedReports'],
    },
  },
  {
    ...rows.counts,
    howLong: howLong.leave,
    whoSees: whoSees.you,
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
    ...rows.moderation,
    howLong: howLong.forever,
    whoSees: whoSees.we,
    at: { documents: ['moderation/{entry}'], collections: ['moderation'] },
  },
  {
    ...rows.problems,
    whoSees: whoSees.we,
    at: { documents: ['problems/{problem}'], collections: ['problems'] },
  },
  {
    ...rows.problemCounts,
    whoSees: whoSees.everybody,
    at: { documents: ['problemCounts/today'], collections: ['problemCounts'] },
  },
  {
    ...rows.decisions,
    at: { documents: ['decisions/{decision}'], collections: ['decisions'] },
  },
  {
    ...rows.operators,
    whoSees: whoSees.we,
    at: { collections: ['operators'] },
  },
  {
    ...rows.unfound,
    at: { documents: ['unfound/{phrase}', 'unfoundSalts/{day}'], collections: ['unfound'] },
  },
  {
    ...rows.deletions,
    whoSees: whoSees.you,
    at: { documents: ['deletions/{uid}'], collections: ['deletions', 'suspensions'] },
  },
  {
    ...rows.noticesSent,
    whoSees: whoSees.we,
    at: { documents: ['notices/{conversation}', 'noticeTests/{test}'] },
  },
  {
    ...rows.mailAddresses,
    howLong: howLong.forever,
    whoSees: whoSees.we,
    at: { documents: ['mailAddresses/{key}'] },
  },
  {
    ...rows.settings,
    howLong: howLong.forever,
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
    ...rows.choices,
    whoSees: whoSees.device,
    at: {
      device: [
        'roborrow.theme',
        'roborrow.language',
        'roborrow.unit',
        'roborrow.map',
        'roborrow.place',
        'roborrow.featured',
        'roborrow.counting',
      ],
    },
  },
  {
    ...rows.email,
    whoSees: whoSees.device,
    at: { device: ['roborrow.email'] },
  },
  {
    ...rows.visitor,
    whoSees: whoSees.device,
    at: { device: ['roborrow.saved', 'roborrow.viewed', 'roborrow.searched'] },
  },
  {
    ...rows.drafts,
    whoSees: whoSees.device,
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
    ...rows.session,
    whoSees: whoSees.device,
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
    ...rows.systemNotices,
    howLong: howLong.switchOff,
    whoSees: whoSees.device,
    at: { device: ['roborrow.system-notices.*'] },
  },
  {
    ...rows.cache,
    whoSees: whoSees.device,
    at: { device: ['roborrow-pages-*', 'roborrow-files-*', 'roborrow-pictures-*', 'firestore/*'] },
  },
  {
    ...rows.demo,
    whoSees: whoSees.device,
    at: { device: ['roborrow-demo', 'roborrow.demo', 'roborrow.faults'] },
  },
];

/** The words around the list. */
export const { storedDataWords } = messages;
