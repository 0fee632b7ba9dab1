interface Account {
  readonly id: UserId;
  readonly email: string;
  readonly password: string | null;
  readonly displayName: string;
  readonly provider: 'password' | 'google';
}
export interface BrowserStoreOptions {
  readonly name: string;
  readonly seed?: Seed;
  readonly onSkipped?: (document: SkippedDocument) => void;
}
interface Candidates {
  readonly size: number;
  readonly among: number;
  has(robot: Robot): boolean;
  newest(limit: number, after: Robot | undefined): readonly Robot[];
  all(): Robot[];
  byCells(origin: SearchOrigin, from: number): readonly PartOfArea[];
  within(origin: SearchOrigin): PartOfArea;
}
interface ClosedReport extends Report {
  readonly id: string;
  readonly by: UserId;
}
type CollectionName = keyof Documents;
interface Deletion {
  readonly id: UserId;
  readonly at: EpochMs;
}
interface Documents {
  readonly users: PublicProfile;
  readonly contacts: StoredContact;
  readonly noticeSettings: StoredNoticeSettings;
  readonly pushDevices: StoredPushDevices;
  readonly acceptedTerms: StoredAcceptedTerms;
  readonly usernames: UsernameClaim;
  readonly robots: Robot;
  readonly messages: Message;
  readonly saved: StoredSaved;
  readonly blocks: StoredBlocks;
  readonly reports: StoredReport;
  readonly reportCounts: ReportCount;
  readonly operators: StoredOperator;
  readonly hiddenRobots: Robot;
  readonly closedReports: ClosedReport;
  readonly moderation: StoredLogEntry;
  readonly decisions: StoredDecision;
  readonly limits: StoredLimits;
  readonly unfound: StoredUnfound;
  readonly sent: StoredSent;
  readonly listed: StoredListed;
  readonly uploaded: StoredUploaded;
  readonly problems: ReceivedProblem;
  readonly problemCounts: StoredProblemCount;
  readonly reviews: StoredReview;
  readonly rentals: RentalRecord;
  readonly images: StoredImage;
  readonly accounts: Account;
  readonly endedSignIns: StoredEndedSignIns;
  readonly deletions: Deletion;
  readonly suspensions: Suspension;
}
interface MessageIndex {
  of(user: UserId): SortedView<Message>;
  receivedBy(user: UserId): SortedView<Message>;
  between(user: UserId, counterpart: UserId): SortedView<Message>;
  unreadBy(user: UserId): SortedView<Message>;
  replace(removed: readonly Message[], added: readonly Message[]): void;
}
interface Nearest {
  readonly robots: Iterable<NearRobot>;
  readonly count: () => number | null;
}
export declare const openBrowserStore: (options: BrowserStoreOptions) => Promise<Store>;
interface PartOfArea {
  readonly nearest: Miles;
  within(): NearRobot[];
}
interface ReportCount {
  readonly id: UserId;
  readonly since: EpochMs;
  readonly count: number;
}
interface ReviewIndex {
  ofRobot(robot: RobotId): SortedView<StoredReview>;
  ofPerson(person: UserId): SortedView<StoredReview>;
  by(author: UserId): SortedView<StoredReview>;
  replace(removed: readonly StoredReview[], added: readonly StoredReview[]): void;
}
interface RobotIndex {
  available(order: ListingOrder, category?: ListingCategory): SortedView<Robot>;
  ofOwner(ownerId: UserId): SortedView<Robot>;
  nearest(origin: SearchOrigin, category?: ListingCategory, after?: RankedCursor): Nearest;
  tokens(vocabulary: Vocabulary, create: (vocabulary: Vocabulary) => TokenIndex): Omit<TokenIndex, 'replace'>;
  replace(removed: readonly Robot[], added: readonly Robot[]): void;
}
type Seed = { readonly [Name in CollectionName]?: readonly Documents[Name][] };
export interface SkippedDocument {
  readonly collection: string;
  readonly id: string;
  readonly reason: string;
}
interface SortedView<Item> extends Iterable<Item> {
  readonly length: number;
  slice(limit: number, place?: (item: Item) => number): readonly Item[];
  from(place: (item: Item) => number): Iterable<Item>;
}
interface State {
  get<Name extends CollectionName>(collection: Name, id: string): Documents[Name] | null;
  all<Name extends CollectionName>(collection: Name): Iterable<Documents[Name]>;
  readonly robots: Omit<RobotIndex, 'replace'>;
  readonly messages: Omit<MessageIndex, 'replace'>;
  readonly reviews: Omit<ReviewIndex, 'replace'>;
}
interface Store {
  readonly persistence: 'memory' | 'indexeddb' | 'file';
  read(): Promise<State>;
  transact<Answer>(work: (transaction: Transaction) => Answer): Promise<Answer>;
  subscribe(listener: () => void): Unsubscribe;
  reset(): Promise<void>;
  close(): void;
}
interface StoredAcceptedTerms extends AcceptedTerms {
  readonly id: UserId;
}
interface StoredBlocks {
  readonly id: UserId;
  readonly people: readonly UserId[];
}
interface StoredContact extends PrivateContact {
  readonly id: UserId;
}
interface StoredDecision extends Decision {
  readonly id: string;
}
interface StoredEndedSignIns extends EndedSignIns {
  readonly id: UserId;
}
interface StoredImage {
  readonly id: string;
  readonly bytes?: string | undefined;
}
interface StoredLimits extends DailyLimits {
  readonly id: string;
}
interface StoredListed {
  readonly id: UserId;
  readonly since: EpochMs;
  readonly count: number;
}
interface StoredLogEntry extends LogEntry {
  readonly about: readonly string[];
}
interface StoredNoticeSettings extends NoticeSettings {
  readonly id: UserId;
}
interface StoredOperator {
  readonly id: UserId;
}
interface StoredProblemCount {
  readonly id: string;
  readonly since: EpochMs;
  readonly count: number;
}
interface StoredPushDevices {
  readonly id: UserId;
  readonly devices: readonly PushDevice[];
}
interface StoredReport extends Report {
  readonly id: string;
  readonly by: UserId;
}
interface StoredReview extends OwnReview {
  readonly openedAt: EpochMs | null;
}
interface StoredSaved extends Saved {
  readonly id: UserId;
}
interface StoredSent extends SentToday {
  readonly id: UserId;
}
interface StoredUnfound extends UnfoundDay {
  readonly id: string;
}
type StoredUploaded = StoredListed;
interface Suspension {
  readonly id: UserId;
}
interface TokenIndex {
  candidates(narrow: readonly Narrowing[], category?: ListingCategory): Candidates | null;
  count(narrowing: Narrowing): number;
  wordsOf(robot: Robot): RobotWords | null;
  replace(removed: readonly Robot[], added: readonly Robot[]): void;
}
interface Transaction {
  readonly before: State;
  get<Name extends CollectionName>(collection: Name, id: string): Documents[Name] | null;
  put<Name extends CollectionName>(collection: Name, document: Documents[Name]): void;
  delete(collection: CollectionName, id: string): void;
}
interface UsernameClaim {
  readonly id: Username;
  readonly uid: UserId;
}
