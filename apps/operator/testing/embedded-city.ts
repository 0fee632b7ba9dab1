import { demoSeed, loadDemoReviews, type Documents, type Seed } from '@roborrow/adapter-in-memory';
import { decodeRecord } from '@roborrow/adapter-in-memory/store';
import { epochMs, type LanguageTag, pictureDetails, robotId, userId } from '@roborrow/domain';
import { scryptPasswords } from '@roborrow/sqlite-store';

const NOW = epochMs(1_790_000_000_000);

const jpeg = (byte: number): string =>
  `data:image/jpeg;base64,${Buffer.from([255, 216, byte]).toString('base64')}`;

const COLOURS = 'A'.repeat(48);

const picture = (path: string): string =>
  `${jpeg(1)}#${pictureDetails({ width: 1600, height: 1200 }, COLOURS, [
    { width: 480, url: jpeg(2) },
    { width: 960, url: jpeg(3) },
  ])}#${path}`;

type CollectionName = keyof Documents;

/** One document, or two, of each collection that the demo does not fill. */
const rest = (ada: string, bob: string, robot: string, request: string) =>
  ({
    noticeSettings: [{ id: ada, messageByEmail: true, withBeginning: false, language: 'es' as LanguageTag }],
    pushDevices: [{ id: ada, devices: [{ endpoint: 'https://push.example.com/a', p256dh: 'p', auth: 's' }] }],
    saved: [
      {
        id: ada,
        robots: [{ id: robot, at: NOW, name: 'A robot with blanks', price: 24.5 }],
        searches: [{ id: 'query=arm&distance=10', at: NOW, name: 'Arms near me', seenAt: NOW + 1 }],
        removed: [{ id: 'arm-2', at: NOW }],
      },
    ],
    blocks: [{ id: ada, people: [bob] }],
    reports: [
      {
        id: `${ada}/profile_${bob}`,
        by: ada,
        subject: { kind: 'profile', id: bob },
        reason: 'spam',
        note: 'Again.',
        person: bob,
        copy: { displayName: 'Bob', bio: '' },
        createdAt: NOW,
      },
    ],
    reportCounts: [{ id: ada, since: NOW, count: 1 }],
    rentals: [
      {
        id: request,
        robotId: robot,
        renterId: ada,
        ownerId: bob,
        stage: 'counted',
        endedAt: NOW,
        dueAt: null,
      },
    ],
    images: [
      { id: `robots/${ada}/1760000000000_${robot}_a.jpg` },
      { id: `rentals/${ada}/${request}/a.jpg`, bytes: '/9j/' },
      { id: `rentals/${ada}/${request}/a-480.jpg`, bytes: '/9j/' },
    ],
    acceptedTerms: [{ id: ada, version: '2026-11-01', at: NOW }],
    closedReports: [
      {
        id: 'closed',
        by: bob,
        subject: { kind: 'listing', id: robot },
        reason: 'spam',
        note: '',
        person: ada,
        copy: { name: 'Rover' },
        createdAt: NOW,
      },
    ],
    problemCounts: [{ id: 'today', since: NOW, count: 1 }],
    problems: [
      {
        id: 'problem',
        text: 'Nothing happens.',
        release: '0.1.0',
        page: '/search',
        browser: 'firefox',
        createdAt: NOW,
      },
    ],
    operators: [{ id: ada }],
    limits: [
      {
        id: 'limits',
        messages: 100,
        newMessages: 20,
        requests: 30,
        newRequests: 5,
        listings: 20,
        newListings: 5,
        pictures: 150,
        newPictures: 60,
        reports: 10,
        newReports: 5,
        problems: 200,
        sameText: 5,
        newDays: 7,
      },
    ],
    sent: [{ id: ada, since: NOW, entries: ['m:0123456789abcdef', 'r'] }],
    listed: [{ id: ada, since: NOW, count: 2 }],
    uploaded: [{ id: ada, since: NOW, count: 3 }],
    moderation: [
      {
        id: 'entry',
        at: NOW,
        action: 'hide',
        subject: robot,
        by: 'Op',
        note: 'Why',
        about: ['listing_gone'],
      },
    ],
    decisions: [
      {
        id: 'listing_gone',
        subject: { kind: 'listing', id: 'gone' },
        person: ada,
        title: 'Rover',
        at: NOW,
        appeal: { text: 'Please', at: NOW },
        answer: null,
        isOver: false,
      },
      {
        id: `profile_${bob}`,
        subject: { kind: 'profile', id: bob },
        person: bob,
        title: 'Bob',
        at: NOW,
        appeal: null,
        answer: null,
        isOver: true,
      },
    ],
    endedSignIns: [{ id: ada, before: NOW, kept: NOW - 5000 }],
    deletions: [
      { id: 'gone', at: NOW },
      { id: 'both', at: NOW },
    ],
    suspensions: [{ id: 'both' }, { id: 'bad' }],
  }) satisfies Partial<Record<CollectionName, readonly object[]>>;

/** The demo with a picture, sealed and open reviews, and documents of all collections: what an embedded backend can hold. */
export async function embeddedCity(): Promise<{ readonly seed: Seed; readonly password: string }> {
  const password = 'correct horse';
  const hash = await scryptPasswords.protect(password);
  const demo = demoSeed(NOW);
  const [robot, ...robots] = demo.robots ?? [];
  const [ada, bob] = demo.users ?? [];
  const [message] = demo.messages ?? [];
  const reviews = await loadDemoReviews(NOW);
  if (!robot || !ada || !bob || !message) throw new Error('The demo is empty.');
  const others = Object.entries(rest(ada.id, bob.id, robot.id, message.id)).flatMap(
    ([collection, documents]) =>
      documents.flatMap((document) =>
        decodeRecord({ collection, id: document.id, document }, ({ reason }) => {
          throw new Error(`${collection}: ${reason}`);
        }),
      ),
  );
  return {
    password,
    seed: {
      ...demo,
      // The documents of a collection are of its type.
      ...(Object.fromEntries(
        others.map(({ collection }) => [
          collection,
          others.filter((one) => one.collection === collection).map(({ document }) => document),
        ]),
      ) as Seed),
      accounts: (demo.accounts ?? []).map((account) => ({
        ...account,
        password: account.password === null ? null : hash,
      })),
      robots: [
        { ...robot, images: [picture(`robots/${ada.id}/1760000000000_${robot.id}_a.jpg`), '/still.svg'] },
        ...robots,
      ],
      hiddenRobots: [{ ...robot, id: robotId('gone') }],
      reviews: reviews.map((review, at) =>
        at === 0
          ? { ...review, isOpen: false, openedAt: null, remark: 'Only for the operator', answer: null }
          : { ...review, authorId: userId(review.authorId) },
      ),
    },
  };
}
