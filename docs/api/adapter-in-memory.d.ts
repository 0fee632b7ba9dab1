export interface Account {
  readonly id: UserId;
  readonly email: string;
  readonly password: string | null;
  readonly displayName: string;
  readonly provider: 'password' | 'google';
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
export declare const createFaults: () => Faults;
export declare const createInMemoryBackend: (options: InMemoryBackendOptions) => Ports;
export declare const createMemoryStore: (seed?: Seed, {
  pause
}?: MemoryStoreOptions) => Store;
export declare const createSpatialIndex: <Item>(compare: (a: Item, b: Item) => number) => SpatialIndex<Item>;
export interface Deletion {
  readonly id: UserId;
  readonly at: EpochMs;
}
export declare const DEMO_PASSWORD = "robots4all";
export type DemoAccount = Pick<AuthUser, 'email' | 'displayName'>;
export declare const demoPeople: readonly DemoPerson[];
export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly avatar: string;
  readonly signsInWith: 'password' | 'google';
}
export declare function demoSeed(now: EpochMs): Seed;
export interface Documents {
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
export type Fault = 'fail' | 'hang' | 'lose-answer';
export interface Faults {
  set(operation: Operation, fault: Fault, times?: number): void;
  clear(operation?: Operation): void;
  take(operation: Operation): Fault | null;
}
export interface InMemoryBackendOptions {
  readonly store: Store;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
  readonly places: PlacesPort;
  readonly vocabulary?: VocabularyPort;
  readonly passwords?: Passwords;
  readonly session?: SessionStorage;
  readonly latency?: (operation: Operation) => Promise<void>;
  readonly faults?: Pick<Faults, 'take'>;
  readonly chooseGoogleAccount?: (accounts: readonly DemoAccount[]) => Promise<DemoAccount | null>;
  readonly laterReviews?: () => Promise<readonly StoredReview[]>;
  readonly log?: (line: string) => void;
}
export declare const loadDemoCopies: () => Promise<typeof demo_copy_d_exports>;
export declare const loadDemoReviews: (now: EpochMs) => Promise<readonly StoredReview[]>;
export interface MemoryStoreOptions {
  readonly pause?: () => Promise<void>;
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
interface Node<Item> extends GeoBox {
  spots: Spot<Item>[];
  children: readonly Node<Item>[] | null;
  size: number;
}
export type Operation = { [Port in keyof Ports]: `${Port}.${Extract<keyof Ports[Port], string>}` }[keyof Ports];
interface PartOfArea {
  readonly nearest: Miles;
  within(): NearRobot[];
}
export interface Passwords {
  protect(password: string): Promise<string>;
  matches(password: string, stored: string): Promise<boolean>;
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
export type Seed = { readonly [Name in CollectionName]?: readonly Documents[Name][] };
export interface SessionStorage {
  get(): string | null;
  set(value: string | null): void;
}
interface SortedView<Item> extends Iterable<Item> {
  readonly length: number;
  slice(limit: number, place?: (item: Item) => number): readonly Item[];
  from(place: (item: Item) => number): Iterable<Item>;
}
export interface SpatialIndex<Item> {
  readonly root: Node<Item>;
  insert(item: Item, coordinates: Coordinates): void;
  remove(item: Item, coordinates: Coordinates): void;
}
interface Spot<Item> extends Coordinates {
  readonly items: Item[];
}
export interface State {
  get<Name extends CollectionName>(collection: Name, id: string): Documents[Name] | null;
  all<Name extends CollectionName>(collection: Name): Iterable<Documents[Name]>;
  readonly robots: Omit<RobotIndex, 'replace'>;
  readonly messages: Omit<MessageIndex, 'replace'>;
  readonly reviews: Omit<ReviewIndex, 'replace'>;
}
export interface Store {
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
export interface StoredContact extends PrivateContact {
  readonly id: UserId;
}
interface StoredDecision extends Decision {
  readonly id: string;
}
interface StoredEndedSignIns extends EndedSignIns {
  readonly id: UserId;
}
export interface StoredImage {
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
export interface StoredReview extends OwnReview {
  readonly openedAt: EpochMs | null;
}
export interface StoredSaved extends Saved {
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
export interface Transaction {
  readonly before: State;
  get<Name extends CollectionName>(collection: Name, id: string): Documents[Name] | null;
  put<Name extends CollectionName>(collection: Name, document: Documents[Name]): void;
  delete(collection: CollectionName, id: string): void;
}
export interface UsernameClaim {
  readonly id: Username;
  readonly uid: UserId;
}
