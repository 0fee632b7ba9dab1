import {
  ACT_NOTE_MAX,
  APPEAL_MAX,
  isPortError,
  LIMIT_MAX,
  UNFOUND_PEOPLE,
  type CasePerson,
  type DailyLimits,
  type DayKind,
  type DecidedSubject,
  type LogEntry,
  type ReportReason,
  type ReportSubject,
  type SubjectState,
} from '@roborrow/domain';

const kinds: Readonly<Record<ReportSubject['kind'], string>> = {
  listing: 'Listing',
  profile: 'Person',
  message: 'Message',
  review: 'Review',
};

/** The operator's desk (D790 to D793). */
export const desk = {
  title: 'Operator’s desk',
  tabsLabel: 'Parts of the desk',
  tabs: { cases: 'Cases', find: 'Find', days: 'Days', searches: 'Searches', limits: 'Limits', log: 'Log' },
  loading: 'Loading',
  failure: 'This could not be loaded.',
  kinds,
  queue: {
    heading: 'What waits for you',
    none: { title: 'Nothing waits', text: 'No report is open, and no appeal waits for an answer.' },
    reports: (count: number): string => (count === 1 ? '1 report' : `${count} reports`),
    appeal: 'Appeal',
    latest: 'Latest:',
  },
  reasons: {
    spam: 'Spam or advertising',
    scam: 'A scam',
    harassment: 'Harassment, threats or insults',
    dangerous: 'Dangerous or illegal',
    'false-identity': 'Pretends to be another person',
    other: 'Something else',
  } satisfies Readonly<Record<ReportReason, string>>,
} as const;

const fields: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  displayName: 'Name',
  bio: 'About',
  content: 'Text',
  text: 'Text',
};

const states: Readonly<Record<SubjectState, string>> = { shown: 'Shown', hidden: 'Hidden', gone: 'Gone' };
const personStates: Readonly<Record<CasePerson['state'], string>> = {
  present: 'Member',
  suspended: 'Suspended',
  left: 'Has left',
};

/** One case, with everything that is known of it. */
export const caseText = {
  back: 'All cases',
  heading: ({ kind }: ReportSubject): string => kinds[kind],
  states,
  personStates,
  field: (name: string): string => fields[name] ?? name,
  now: 'As it is now',
  gone: 'It is not stored any more.',
  open: 'Open its page',
  person: 'Whose it is',
  nobody: 'Nobody knows whose it was.',
  departed: 'A person who left',
  openPerson: 'Look at this person',
  reports: 'Reports',
  noReports: 'Nobody reported it.',
  closed: 'Closed',
  openReport: 'Open',
  reporter: 'Look at who reported it',
  asReported: 'As it was reported',
  decisions: 'Decisions and appeals',
  noDecisions: 'None.',
  decided: ({ kind }: DecidedSubject): string => (kind === 'profile' ? 'Suspended' : 'Hidden'),
  over: 'Taken back',
  noAppeal: 'No appeal.',
  appeal: 'They say:',
  answer: 'You answered:',
  history: 'What was done',
  noHistory: 'Nothing yet.',
  entry: ({ action, by }: LogEntry): string => `${actions[action] ?? action} by ${by}`,
  act: {
    heading: 'Decide',
    note: 'Note for the log',
    optional: '(optional)',
    stop: ({ kind }: ReportSubject): string =>
      kind === 'profile' ? 'Suspend this person' : `Hide this ${kind}`,
    restore: ({ kind }: ReportSubject): string =>
      kind === 'profile' ? 'End the suspension' : `Show this ${kind} again`,
    close: 'Close the reports',
    message: 'A message cannot be hidden. Look at the person who wrote it.',
    answerLabel: 'Your answer',
    answerHint: 'They read it where they appealed, once.',
    answer: 'Send the answer',
    required: 'Please write something',
    tooLong: (most: number): string => `At most ${most} characters`,
    done: 'Done, and noted in the log',
    refused: 'This was done already, or it has changed. Look at it again.',
  },
  answerMax: APPEAL_MAX,
  noteMax: ACT_NOTE_MAX,
} as const;

const actions: Readonly<Record<string, string>> = {
  hide: 'Hidden',
  suspend: 'Suspended',
  restore: 'Restored',
  close: 'Report closed',
  answer: 'Appeal answered',
  mark: 'Mark given',
  unmark: 'Mark taken',
  limits: 'Limits changed',
  'give role': 'Role given',
  'take role': 'Role taken',
};

/** Looking for people and listings. */
export const findText = {
  label: 'Username, id, or the beginning of a name',
  submit: 'Find',
  heading: 'Found',
  none: 'Nothing was found.',
} as const;

export const logText = {
  heading: 'What operators did',
  none: 'Nothing yet.',
  when: 'When',
  what: 'What',
  who: 'Who',
  note: 'Note',
  action: (action: string): string => actions[action] ?? action,
} as const;

/** How much a person may do in a day (D796). */
export const limitsText = {
  heading: 'Limits of a day',
  intro:
    'For each person, counted for a day from the first. Steps of a rental are never limited. Whoever reaches a limit reads when it goes on.',
  none: 'Nothing is limited yet. Save this table to begin.',
  names: {
    messages: 'Messages',
    newMessages: 'Messages of a new account',
    requests: 'Requests for dates',
    newRequests: 'Requests of a new account',
    listings: 'New listings',
    newListings: 'Listings of a new account',
    pictures: 'New pictures',
    newPictures: 'Pictures of a new account',
    problems: 'Problems that visitors report, all together',
    sameText: 'The same text of 40 characters or more',
    newDays: 'Days for which an account is new',
  } satisfies Readonly<Record<keyof DailyLimits, string>>,
  invalid: `Please enter whole numbers from 1 to ${LIMIT_MAX}; days may be 0.`,
  save: 'Save the limits',
} as const;

/** What came, by day (D799). */
export const daysText = {
  heading: 'The last 14 days',
  intro: 'Days begin at midnight, UTC. The last one is not over.',
  day: 'Day',
  kinds: {
    members: 'New members',
    listings: 'New listings',
    requests: 'Requests for dates',
    rentals: 'Rentals that took place',
    reviews: 'Reviews',
  } satisfies Readonly<Record<DayKind, string>>,
  most: (most: number): string => `at most ${most} a day`,
  table: 'The same numbers',
} as const;

/** What people searched for and did not find (D800). */
export const searchesText = {
  heading: 'Searches that found nothing',
  intro: `Phrases of the last 30 days that at least ${UNFOUND_PEOPLE} different people searched for on one day. Nobody knows who they were.`,
  none: 'None yet.',
} as const;

/** Why an act was not carried out. */
export const actErrorText = (thrown: unknown): string => {
  const kind = isPortError(thrown) ? thrown.kind : 'failed';
  if (kind === 'forbidden' || kind === 'not-signed-in')
    return 'You are no operator any more, or no longer logged in.';
  return kind === 'not-configured'
    ? 'This site has no functions for the desk. Use the command line.'
    : 'It could not be done. Please try again.';
};
