export interface AcceptedTerms {
  readonly version: CalendarDay;
  readonly at: EpochMs;
}
export declare const ACT_NOTE_MAX = 500;
export type ActOutcome = 'done' | 'refused';
export declare const addConditionPhotos: (ports: AddConditionPhotosPorts) => (input: AddConditionPhotosInput) => Promise<Result<Message, SendMessageError>>;
export interface AddConditionPhotosInput {
  readonly me: SendMessageInput['me'];
  readonly request: DateRequest;
  readonly purpose: MeetingPurpose;
  readonly files: readonly ImageFile[];
  readonly content: string;
  readonly control?: UploadControl;
}
type AddConditionPhotosPorts = ImageStoringPorts & Pick<Ports, 'messages' | 'notifier' | 'analytics'>;
export declare const addFeature: (features: readonly string[], text: string) => readonly string[];
export declare const agreementId: (proposal: MessageId) => MessageId;
export declare const allSearchTokens: (robot: Indexed, vocabulary: Vocabulary, words?: ReadonlyMap<string, Said>) => readonly string[];
export type AnalyticsEvent = {
  readonly name: 'search';
  readonly hasOrigin: boolean;
  readonly resultCount: number;
}  | {
  readonly name: 'view_robot';
}  | {
  readonly name: 'contact_owner';
} | {
  readonly name: 'send_message';
} | {
  readonly name: 'create_listing';
} | {
  readonly name: 'sign_up';
  readonly method: 'password' | 'google';
} | {
  readonly name: 'login';
  readonly method: 'password' | 'google';
};
export interface AnalyticsPort {
  log(event: AnalyticsEvent): void;
}
export type Announced = MessageId | RentalNoticeKind;
export declare const answerReview: ({
  reviews
}: Pick<Ports, 'reviews'>) => ({
  me,
  review,
  text
}: AnswerReviewInput) => Promise<Result<string, AnswerReviewError>>;
export type AnswerReviewError = {
  readonly kind: 'invalid';
  readonly tag: 'blank' | 'too-long';
}  | {
  readonly kind: 'answer-refused';
} | NotSignedIn | PortFailure;
export interface AnswerReviewInput {
  readonly me: UserId;
  readonly review: ReviewId;
  readonly text: string;
}
type ApartKind = 'after-others' | 'alone';
export declare const APPEAL_MAX = 500;
export interface AppealsPort {
  listOwn(user: UserId): Promise<readonly Decision[]>;
  listAll(user: UserId): Promise<readonly Decision[]>;
  appeal(user: UserId, subject: DecidedSubject, text: string): Promise<void>;
}
export declare const areaContains: (area: SearchArea, point: Coordinates) => boolean;
export declare const areCircumstances: ({
  release,
  page,
  browser
}: ProblemCircumstances) => boolean;
export declare const areStorableLimits: (limits: object) => limits is DailyLimits;
export declare const askDates: (robot: Asked, {
  first,
  last
}: DayRange, today: CalendarDay, zone?: TimeZone | null) => Result<DatesAsked, DatesIssue>;
type Asked = Terms & Pick<Robot, 'quantity' | 'closedDays' | 'closedWeekdays' | 'taken'>;
export declare const atLeast: (value: number) => MatchCount;
export declare const AUTH_LOADING_LIMIT: Milliseconds;
export interface AuthPort {
  observe(listener: (user: AuthUser | null) => void): Unsubscribe;
  signIn(email: string, password: string): Promise<AuthUser>;
  signInWithGoogle(): Promise<AuthUser | null>;
  register(email: string, password: string): Promise<AuthUser>;
  setDisplayName(displayName: string): Promise<void>;
  requestPasswordReset(email: string): Promise<void>;
  proofKind(): Promise<Proof['kind']>;
  reauthenticate(proof: Proof): Promise<void>;
  setPassword(password: string): Promise<void>;
  setEmail(email: string): Promise<EmailChange>;
  deleteAccount(): Promise<void>;
  endOtherSignIns(): Promise<void>;
  handOverSignIn(): Promise<string>;
  continueSignIn(signIn: string): Promise<AuthUser>;
  signOut(): Promise<void>;
}
export interface AuthUser {
  readonly uid: UserId;
  readonly email: string;
  readonly displayName: string;
  readonly signedInAt: EpochMs;
  readonly isOperator?: true;
}
export type AvailabilityChanges = Required<Pick<RobotChanges, 'isAvailable'>> | Required<Pick<RobotChanges, 'closedDays' | 'closedWeekdays'>>;
export declare const AVATAR_FRAME: PictureFrame;
export declare const AVATAR_SIDE = 512;
export type AvatarChange = {
  readonly kind: 'keep';
} | {
  readonly kind: 'remove';
} | {
  readonly kind: 'replace';
  readonly image: ImageFile;
};
export declare const BACKEND_SERVICES: readonly ['initialization', 'authentication', 'database', 'storage'];
export type BackendService = (typeof BACKEND_SERVICES)[number];
export declare const beginInUtc: (day: CalendarDay) => EpochMs;
export declare const BLOCKED_MAX = 200;
export interface Blocks {
  readonly people: readonly UserId[];
  readonly hides: (owner: UserId) => boolean;
}
export interface BlocksPort {
  get(user: UserId): Promise<Blocks>;
  block(user: UserId, other: UserId): Promise<void>;
  unblock(user: UserId, other: UserId): Promise<void>;
  unblockAll(user: UserId): Promise<void>;
}
export type Brand<Base, Name extends string> = Base & {
  readonly [brand]: Name;
};
export declare const BROWSER_FAMILIES: readonly ['chrome', 'edge', 'firefox', 'safari', 'other'];
export type BrowserFamily = (typeof BROWSER_FAMILIES)[number];
export declare function browserFamilyOf(userAgent: string): BrowserFamily;
export declare const byNewest: (a: Dated$2, b: Dated$2) => number;
export declare const byOrder: (order: ListingOrder) => ((a: Robot, b: Robot) => number);
export declare const byPosition: (order: ListingOrder) => ((a: Ranked, b: Ranked) => number);
export declare const byRankUp: (a: Ranked, b: Ranked) => number;
export type CalendarDay = Brand<string, 'CalendarDay'>;
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
export declare const canSaveSearch: typeof isAddress;
export interface CaseFile {
  readonly subject: ReportSubject;
  readonly state: SubjectState;
  readonly texts: Readonly<Record<string, string>>;
  readonly person: CasePerson | null;
  readonly reports: readonly FiledReport[];
  readonly decisions: readonly Decision[];
  readonly log: readonly LogEntry[];
}
export interface CasePerson {
  readonly id: UserId;
  readonly name: string;
  readonly state: 'present' | 'suspended' | 'left';
}
export declare const CATEGORIES: readonly Category[];
export interface Category {
  readonly slug: CategorySlug;
  readonly name: string;
  readonly formPosition: number | null;
}
export type CategoryFilter = {
  readonly kind: 'all';
} | {
  readonly kind: 'category';
  readonly name: ListingCategory;
}  | {
  readonly kind: 'unlistable';
  readonly name: string;
} | {
  readonly kind: 'unknown';
  readonly text: string;
};
export type CategorySlug = Row['slug'];
export declare const cents: (value: number) => Cents;
export type Cents = Brand<number, 'Cents'>;
export declare const changeEmail: ({
  auth
}: Pick<Ports, 'auth'>) => (form: LoginForm) => Promise<Result<EmailChange, ChangeEmailError>>;
export type ChangeEmailError = {
  readonly kind: 'invalid';
  readonly issues: readonly LoginIssue[];
} | PortFailure;
export declare const changePassword: ({
  auth
}: Pick<Ports, 'auth'>) => (form: PasswordChange) => Promise<Result<void, ChangePasswordError>>;
export type ChangePasswordError = {
  readonly kind: 'invalid';
  readonly issues: readonly PasswordChangeIssue[];
} | PortFailure;
export declare const checkAvatar: ({
  contentType,
  size
}: PickedImage) => ImageIssue | null;
export declare const checkImageDimensions: (width: number, height: number) => ImageIssue | null;
interface CheckPorts {
  readonly users: Pick<PublicUsersPort, 'isUsernameTaken'>;
}
export declare const checkRobotImage: ({
  contentType,
  size
}: PickedImage) => ImageIssue | null;
export declare const checkUsername: ({
  users
}: {
  readonly users: Pick<PublicUsersPort, 'isUsernameTaken'>;
}) => (text: string) => Promise<UsernameAvailability>;
export declare const chooseUsername: ({
  users
}: Pick<Ports, 'users'>) => ({
  user,
  profile,
  username: text,
  acceptedTerms
}: ChooseUsernameInput) => Promise<Result<Username, ChooseUsernameError>>;
export type ChooseUsernameError = {
  readonly kind: 'invalid';
  readonly tag: UsernameTag;
} | {
  readonly kind: 'terms-not-accepted';
} | {
  readonly kind: 'username-taken';
} | PortFailure;
export interface ChooseUsernameInput {
  readonly user: AuthUser;
  readonly profile: PublicProfile | null;
  readonly username: string;
  readonly acceptedTerms: CalendarDay | null;
}
export type ClaimKind = Extract<StepKind, 'handed-over' | 'returned' | 'not-happened'>;
export declare const claimOfOther: ({
  history
}: Pick<Rental, 'history'>, me: UserId) => {
  readonly kind: ClaimKind;
  readonly at: EpochMs;
} | null;
export interface ClockPort {
  now(): EpochMs;
}
export declare const CLOSED_DAYS_MAX = 100;
export declare const collectMyData: ({
  users,
  robots,
  messages,
  saved,
  blocks,
  reports,
  appeals,
  reviews,
  images,
  clock,
  readPicture,
  dataUrl
}: CollectMyDataDependencies) => (account: AuthUser) => Promise<Result<MyData, NotSignedIn | PortFailure>>;
interface CollectMyDataDependencies extends Pick<Ports, 'users' | 'robots' | 'messages' | 'saved' | 'blocks' | 'reports' | 'appeals' | 'reviews' | 'images' | 'clock'> {
  readonly readPicture: (url: string) => Promise<string>;
  readonly dataUrl: (jpeg: Uint8Array) => string | Promise<string>;
}
export declare const comparableText: (text: string) => string;
export declare const COMPARED_MAX = 4;
interface ComparedRobots {
  readonly robots: readonly RobotId[];
  readonly others: number;
}
export declare const completeLimits: (stored: object) => object;
export interface Concept {
  readonly id: string;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly broader: readonly string[];
}
export declare const conceptToken: (id: string) => string;
export declare const CONDITION_FRAME: PictureFrame;
export declare const CONDITION_PHOTOS_MAX = 6;
export interface ConditionPhoto {
  readonly message: MessageId;
  readonly for: MeetingPurpose;
  readonly by: UserId;
  readonly at: EpochMs;
  readonly photo: string;
}
export interface ConditionPhotoAsked {
  readonly by: UserId;
  readonly message: MessageId;
  readonly photo: string;
  readonly size: 'small' | 'whole';
}
export declare const conditionPhotos: (request: DateRequest, purpose: MeetingPurpose, messages: readonly Message[]) => readonly ConditionPhoto[];
export interface ConditionPhotos {
  readonly kind: 'photos';
  readonly request: MessageId;
  readonly for: MeetingPurpose;
  readonly photos: readonly string[];
}
export declare const CONFIGURATION_KEYS: readonly ['apiKey', 'authDomain', 'projectId', 'storageBucket', 'messagingSenderId', 'appId'];
export type ConfigurationKey = (typeof CONFIGURATION_KEYS)[number];
export type ConflictSubject = 'username' | 'profile' | 'email' | 'robot' | 'message' | 'days';
export type ContentTag = 'blank' | 'too-long';
export interface Conversation {
  readonly counterpartId: UserId;
  readonly counterpartName: string;
  readonly latest: Message;
  readonly isUnread: boolean;
}
export interface ConversationList {
  readonly conversations: readonly InboxConversation[];
  readonly hasOlder: boolean;
}
export interface ConversationNotices {
  readonly dueAt: EpochMs | null;
  readonly failures: number;
  readonly handOver: {
    readonly at: EpochMs;
    readonly messages: readonly Announced[];
  } | null;
  readonly noticed: readonly Dated$1[];
}
export declare const conversationsOf: (messages: readonly Message[], me: UserId) => readonly Conversation[];
export declare const coordinates: (latitude: number, longitude: number) => Coordinates | null;
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}
interface Costing {
  readonly cost?: number;
}
export declare const count: (value: number) => Count;
export type Count = Brand<number, 'Count'>;
export declare const countCategories: ({
  robots
}: Pick<PublicPorts, 'robots'>) => () => Promise<Readonly<Record<string, number>>>;
export declare const countCharacters: (text: string) => number;
export interface CountedPage {
  readonly found: readonly unknown[];
  readonly count: MatchCount;
}
export declare const countNewRobots: (ports: Pick<PublicPorts, 'robots'> & Pick<Ports, 'places' | 'vocabulary'>) => (input: Omit<FindRobotsInput, 'after' | 'limit'>, since: EpochMs) => Promise<MatchCount>;
export declare function createFailureGate(share: number, random: () => number): FailureGate;
export declare const createListing: (ports: CreateListingPorts) => (input: CreateListingInput) => Promise<Result<Robot, ListingError>>;
export interface CreateListingInput {
  readonly robotId: RobotId;
  readonly ownerId: UserId;
  readonly form: ListingForm;
  readonly images: readonly ImageFile[];
  readonly control?: UploadControl;
}
type CreateListingPorts = Pick<Ports, 'robots' | 'places' | 'analytics'> & ImageStoringPorts;
export declare const createOutbox: ({
  load,
  keep
}: OutboxStorage) => OutboxStore;
export declare const createRadiusPredicate: (origin: Coordinates, radius: Miles) => ((point: Coordinates) => boolean);
export declare const createSending: ({
  outbox,
  ports,
  timer,
  me,
  findStored
}: SendingDeps) => Sending;
export declare const createTextPredicate: (text: string, vocabulary?: Vocabulary) => ((robot: Robot) => boolean);
export declare const createUsernameCheck: (ports: CheckPorts | Promise<CheckPorts>, timer: Timer) => TypedUsername;
export interface DailyLimits extends Readonly<Record<Limited, number>> {
  readonly newMessages: number;
  readonly newRequests: number;
  readonly newListings: number;
  readonly newPictures: number;
  readonly newReports: number;
  readonly problems: number;
  readonly sameText: number;
  readonly newDays: number;
}
export interface Dated {
  readonly createdAt: EpochMs;
  readonly id: string;
}
type Dated = Pick<DateRequest, 'state' | 'range' | 'askedAt' | 'zone'>;
interface Dated$1 {
  readonly id: Announced;
  readonly createdAt: EpochMs;
}
export declare const dateRequest: (asked: Message, get: (id: MessageId) => Message | null | undefined) => DateRequest | null;
export interface DateRequest {
  readonly id: MessageId;
  readonly robotId: RobotId;
  readonly renterId: UserId;
  readonly renterName: string;
  readonly ownerId: UserId;
  readonly ownerName: string;
  readonly range: DayRange;
  readonly zone: TimeZone | null;
  readonly total: Cents;
  readonly askedAt: EpochMs;
  readonly returnedAt: EpochMs | null;
  readonly state: RequestState;
}
export declare const dateRequests: (messages: readonly Message[]) => readonly DateRequest[];
export interface DatesAsked extends DayRange {
  readonly kind: 'asked';
  readonly total: Cents;
  readonly zone?: TimeZone;
}
export type DatesIssue = {
  readonly kind: 'in-the-past';
} | {
  readonly kind: 'reversed';
} | {
  readonly kind: 'too-short';
  readonly length: Days;
  readonly minimum: Days;
} | {
  readonly kind: 'too-long';
  readonly length: Days;
  readonly maximum: Days;
} | {
  readonly kind: 'closed';
} | {
  readonly kind: 'taken';
};
export type DatesNote = DatesAsked | DatesStep | MeetingProposed | MeetingAgreed | ConditionPhotos;
export interface DatesStep {
  readonly kind: StepKind;
  readonly request: MessageId;
  readonly reason?: EndReason;
}
export declare const DAY_KINDS: readonly ['members', 'listings', 'requests', 'rentals', 'reviews'];
export declare const DAY_LENGTH = 86400000;
export interface DayCounts {
  readonly day: EpochMs;
  readonly counts: Readonly<Record<DayKind, number>>;
}
export type DayKind = (typeof DAY_KINDS)[number];
export declare const dayOfTime: (at: LocalTime) => CalendarDay;
export interface DayRange {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}
export declare const days: (value: number) => Days;
export type Days = Brand<number, 'Days'>;
export declare const DECIDED_KINDS: readonly ["listing", "profile", "review"];
export declare const decidedSubject: (kind: DecidedSubject['kind'], id: string) => DecidedSubject;
export type DecidedSubject = Exclude<ReportSubject, {
  readonly kind: 'message';
}>;
export interface Decision {
  readonly subject: DecidedSubject;
  readonly person: UserId;
  readonly title: string;
  readonly at: EpochMs;
  readonly appeal: {
    readonly text: string;
    readonly at: EpochMs;
  } | null;
  readonly answer: string | null;
  readonly isOver: boolean;
}
export declare const DEFAULT_LIMITS: DailyLimits;
export declare const DEFAULT_NAME = "User";
export declare const DEFAULT_NOTICE_SETTINGS: NoticeSettings;
export declare const DEFAULT_RADIUS: Miles;
interface DeletedListing {
  readonly images: 'deleted' | 'left';
}
export declare const deleteListing: ({
  robots,
  images,
  ids,
  pendingImages
}: DeleteListingPorts) => (listing: DeleteListingInput) => Promise<Result<DeletedListing, PortFailure>>;
export type DeleteListingInput = Pick<Robot, 'id' | 'ownerId' | 'images'>;
type DeleteListingPorts = Pick<Ports, 'robots' | 'images' | 'ids'> & {
  readonly pendingImages: PendingImagesPort;
};
export declare const deleteProfile: (ports: DeleteProfilePorts) => ({
  user,
  proof,
  farewell,
  reviewTexts
}: DeleteProfileInput) => Promise<Result<void, DeleteProfileError>>;
export type DeleteProfileError = {
  readonly kind: 'proof-required';
  readonly proofKind: Proof['kind'];
} | {
  readonly kind: 'wrong-proof';
  readonly error: PortError;
} | PortFailure;
export interface DeleteProfileInput {
  readonly user: AuthUser;
  readonly proof: Proof | null;
  readonly farewell?: EndRequestsInput;
  readonly reviewTexts?: LeftTexts;
}
type DeleteProfilePorts = Pick<Ports, 'auth' | 'users' | 'robots' | 'messages' | 'reviews' | 'saved' | 'blocks' | 'images' | 'notifier' | 'analytics' | 'clock'>;
export type Delivery = Result<Message, SendMessageError>;
export declare const DEMO_TERMS: CalendarDay;
export declare function describeFailure(thrown: unknown, causes?: number): Failure;
export interface DevicePositionPort {
  ask(): Promise<PositionAnswer>;
}
export interface DiagnosticReport {
  readonly backend: 'in-memory' | 'firebase';
  readonly configuration: Readonly<Record<ConfigurationKey, boolean>> | null;
  readonly services: Readonly<Record<BackendService, 'up' | 'down'>>;
  readonly settledAt?: EpochMs | null;
}
export interface DiagnosticsPort {
  report(): Promise<DiagnosticReport>;
}
export declare const displayDistance: (unrounded: Miles, unit?: DistanceUnit) => DistanceDisplay;
export type DistanceDisplay = {
  readonly unit: 'feet';
  readonly value: Feet;
} | {
  readonly unit: 'miles';
  readonly value: Miles;
  readonly decimals: 0 | 1;
} | {
  readonly unit: 'metres';
  readonly value: Metres;
} | {
  readonly unit: 'kilometres';
  readonly value: Kilometres;
  readonly decimals: 0 | 1;
};
export type DistanceUnit = 'miles' | 'kilometres';
export declare const dollarsPerDay: (value: number) => DollarsPerDay;
export type DollarsPerDay = Brand<number, 'DollarsPerDay'>;
export declare const EARTH_RADIUS_MILES: Miles;
export type EmailChange = 'changed' | 'asked';
export declare const emailIssue: (email: string) => EmailTag | null;
export type EmailTag = 'required' | 'invalid';
export interface EmptyResultHints {
  readonly drops: ExclusionCounts;
  readonly areAllCounted: boolean;
  readonly wider: WiderRadius | null;
  readonly otherWords: OtherWords | null;
  readonly nearest: FoundRobot | null;
}
export declare const END_REASONS: readonly ['plans-changed', 'robot-unavailable', 'no-agreement', 'no-reply', 'did-not-show-up', 'other'];
export interface EndedSignIns {
  readonly before: EpochMs;
  readonly kept: EpochMs;
}
export declare const endingStep: (request: Dated & Pick<DateRequest, 'renterId' | 'ownerId'>, user: UserId, moment: Moment) => StepKind | null;
export type EndKind = Extract<StepKind, 'cancelled' | 'not-happened'>;
export type EndReason = (typeof END_REASONS)[number];
export declare const endRequests: (ports: Pick<Ports, 'users' | 'messages' | 'notifier' | 'analytics'>) => ({
  me,
  requests,
  moment,
  sentence
}: EndRequestsInput) => Promise<Result<void, PortFailure>>;
export interface EndRequestsInput {
  readonly me: SendMessageInput['me'];
  readonly requests: readonly DateRequest[];
  readonly moment: Moment;
  readonly sentence: (kind: StepKind, request: DateRequest) => string;
}
export declare const epochMs: (value: number) => EpochMs;
export type EpochMs = Brand<number, 'EpochMs'>;
export declare const err: <Failure>(error: Failure) => Err<Failure>;
export interface Err<Failure> {
  readonly ok: false;
  readonly error: Failure;
}
export declare const exactly: (value: number) => MatchCount;
export type ExclusionCounts = Readonly<Record<ExclusionReason, number>>;
export type ExclusionReason = 'unavailable' | FilterReason | 'no-coordinates' | 'outside-radius';
export declare const expandRadius: (radius: Miles) => Miles;
export type Expertise = (typeof EXPERTISE_LEVELS)[number];
export declare const EXPERTISE_LEVELS: readonly ['beginner', 'intermediate', 'advanced', 'expert'];
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly kind: PortErrorKind | null;
  readonly frames: readonly FailureFrame[];
  readonly cause: Failure | null;
}
export interface FailureFrame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}
export interface FailureGate {
  readonly lets: (failure: Failure, now: EpochMs) => boolean;
}
export interface FailuresPort {
  report(thrown: unknown, page: string): void;
  sent(): Promise<void>;
}
export declare const farthestInBox: (origin: Coordinates, box: GeoBox) => Miles;
export declare const FEATURED_LIMIT = 6;
export declare const feet: (value: number) => Feet;
export type Feet = Brand<number, 'Feet'>;
type Fields = typeof ROBOT_FIELDS;
export type FieldSection = 'availability' | 'specifications';
export interface FiledReport extends Report {
  readonly id: string;
  readonly by: UserId;
  readonly isClosed: boolean;
}
export declare const FILTER_CATEGORIES: readonly Category[];
export declare const filterConversations: (conversations: readonly Conversation[], text: string) => readonly Conversation[];
export type FilterName = keyof SearchFilters;
export type FilterReason = { [Name in FilterName]: keyof (typeof FILTERS)[Name]['conditions'] }[FilterName];
export declare const FILTERS: {
  price: {
    params: ("maxPrice" | "minPrice")[];
    parse: ({
      minPrice,
      maxPrice
    }: TypedSearch) => PriceBounds;
    isOpen: ({
      min,
      max
    }: PriceBounds) => boolean;
    narrow: typeof narrowingsOfPrice;
    joined: typeof pricesJoined;
    conditions: {
      'below-minimum-price': ({
        min
      }: PriceBounds) => ({
        price
      }: Robot) => boolean;
      'above-maximum-price': ({
        max
      }: PriceBounds) => ({
        price
      }: Robot) => boolean;
    };
  };
  category: {
    params: "category"[];
    parse: ({
      category
    }: TypedSearch) => CategoryFilter;
    isOpen: ({
      kind
    }: NonNullable<CategoryFilter>) => boolean;
    isDecidedByBackend: true;
    conditions: {
      category: (filter: NonNullable<CategoryFilter>) => (robot: Robot) => boolean;
    };
  };
  days: {
    params: "days"[];
    number: {
      readonly kind: 'number';
      readonly unit: 'days';
      readonly min: 1;
      readonly max: 3650;
      readonly decimals: 0;
      readonly section: 'availability';
    };
    parse: (typed: TypedSearch) => Days | null;
    narrow: typeof narrowingOfLength;
    joined: typeof lengthsJoined;
    conditions: {
      'rental-length': (length: Days) => (robot: Robot) => boolean;
    };
  };
  dates: {
    params: ("from" | "to")[];
    parse: typeof parseDates;
    conditions: {
      'closed-days': (range: DayRange) => (robot: Robot) => boolean;
      'taken-days': (range: DayRange) => (robot: Robot) => boolean;
    };
  };
  state: {
    params: "location"[];
    parse: ({
      location
    }: TypedSearch) => UsState | null;
    narrow: typeof narrowingOfState;
    conditions: {
      'outside-state': (state: UsState) => (robot: Robot) => boolean;
    };
  };
  text: {
    params: "query"[];
    parse: ({
      query
    }: TypedSearch) => string;
    isOpen: typeof isBlank;
    narrow: typeof narrowingsOfWords;
    conditions: {
      text: typeof createTextPredicate;
    };
  };
  partsOfWords: {
    params: never[];
    parse: () => null;
    narrow: typeof narrowingsOfParts;
    conditions: {
      text: ({
        text
      }: PartsOfWords, vocabulary: Vocabulary | undefined) => (robot: Robot) => boolean;
    };
  };
};
export declare const FIND_MAX = 20;
export declare const findMember: ({
  auth,
  users
}: Pick<Ports, 'auth' | 'users'>) => () => Promise<Result<Member | null, PortFailure>>;
export declare const findMyTown: ({
  devicePosition,
  towns
}: {
  readonly devicePosition: DevicePositionPort;
  readonly towns: TownsPort;
}) => () => Promise<Result<PlaceSuggestion, MyTownFailure>>;
export declare const findRobots: (given: SearchPorts) => (input: FindRobotsInput) => Promise<Result<FindRobotsOutcome, PortFailure>>;
export interface FindRobotsInput extends Omit<SearchFilters, 'category' | 'state' | 'partsOfWords'> {
  readonly location: string;
  readonly category: string;
  readonly radius: Miles;
  readonly profileOrigin: {
    readonly label: string;
    readonly coordinates: Coordinates;
  } | null;
  readonly sort: SearchSort;
  readonly after: SearchCursor | null;
  readonly limit: number;
}
export type FindRobotsOutcome = {
  readonly kind: 'no-criteria';
}  | ({
  readonly kind: 'near';
  readonly origin: SearchOrigin;
  readonly sort: SearchSort;
  readonly sortedAmong: number | null;
} & FoundPart & OriginPlace)  | ({
  readonly kind: 'everywhere';
  readonly placeNotFound: PlaceNotFound | null;
  readonly state: UsState | null;
  readonly sort: ListingOrder | 'best';
  readonly sortedAmong: number | null;
} & FoundPart);
export declare const finishPendingImages: ({
  images,
  robots,
  users,
  messages,
  pendingImages
}: FinishPorts) => (ownerId: UserId) => Promise<void>;
type FinishPorts = Pick<Ports, 'images' | 'robots' | 'users' | 'messages'> & {
  readonly pendingImages: PendingImagesPort;
};
export declare const firstCharacters: (text: string, most: number) => string;
export declare const forEachCategory: <Value>(valueOf: (category: ListingCategory) => Value) => Record<ListingCategory, Value>;
export type Found = {
  readonly kind: 'profile';
  readonly id: UserId;
  readonly title: string;
  readonly detail: string;
} | {
  readonly kind: 'listing';
  readonly id: ReportSubject['id'];
  readonly title: string;
  readonly detail: string;
};
interface FoundPart {
  readonly found: readonly SearchResult[];
  readonly unknown: readonly string[];
  readonly sorts: readonly SearchSort[];
  readonly understood: readonly Understood[];
  readonly partsOfWords: boolean;
  readonly count: MatchCount;
  readonly apart: readonly FoundRobot[];
  readonly isApartShown: boolean;
  readonly next: SearchCursor | null;
  readonly help: EmptyResultHints | null;
}
export interface FoundRobot {
  readonly robot: Robot;
  readonly distance: Miles | null;
}
export declare const framedWidth: ({
  shape
}: Pick<PictureFrame, 'shape'>, {
  width,
  height
}: PictureSize) => number;
export declare const FREE_CALENDAR: RobotCalendar;
export declare const FULL_NAME_MAX: number;
export declare const fullName: (firstName: string, lastName: string) => string;
export declare const fullyTaken: ({
  quantity,
  taken
}: Lendable, from: CalendarDay) => readonly DayRange[];
export interface GeoBox {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}
export declare const goesOnAt: (since: EpochMs) => EpochMs;
export declare const hasControls: (text: string) => boolean;
export declare const hasCriteria: ({
  location,
  ...filters
}: Omit<SearchFilters, 'state'> & {
  readonly location: string;
}) => boolean;
export declare const hasDueDates: (outgoing: OutgoingMessage, {
  robot,
  message
}: StoredForDates, now: EpochMs) => boolean;
export declare const haversineMiles: (a: Coordinates, b: Coordinates) => Miles;
export declare const hearOfMessage: (state: ConversationNotices, message: Dated$1, now: EpochMs) => ConversationNotices;
export declare const hearOfRental: (state: ConversationNotices, notices: readonly RentalNotice[], now: EpochMs) => ConversationNotices;
export interface IdsPort {
  next(): string;
}
export interface ImageFile {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/jpeg';
  readonly sizes?: ImageSizes;
}
export declare const imageId: (value: string) => ImageId;
export type ImageId = Brand<string, 'ImageId'>;
export type ImageIssue = 'not-an-image' | 'too-large' | 'too-many-pixels' | 'cannot-be-opened';
export interface ImageSizes {
  readonly whole: PictureSize;
  readonly placeholder: string;
  readonly smaller: readonly {
    readonly width: number;
    readonly bytes: Uint8Array;
  }[];
}
export interface ImagesPort {
  uploadRobotImage(ownerId: UserId, robotId: RobotId, image: ImageFile, options?: UploadOptions): Promise<string>;
  uploadAvatar(userId: UserId, image: ImageFile, options?: UploadOptions): Promise<string>;
  uploadConditionPhoto(userId: UserId, message: MessageId, image: ImageFile, options?: UploadOptions): Promise<string>;
  readConditionPhoto(asked: ConditionPhotoAsked): Promise<Uint8Array>;
  deleteConditionPhotos(userId: UserId, message: MessageId): Promise<void>;
  delete(url: string): Promise<void>;
  deleteUploads(userId: UserId, uploads: readonly ImageId[], shown?: readonly string[]): Promise<void>;
  deleteAllOfRobot(ownerId: UserId, robotId: RobotId): Promise<void>;
  deleteAllOf(userId: UserId): Promise<void>;
}
type ImageStoringPorts = Pick<Ports, 'images' | 'ids'> & {
  readonly pendingImages: PendingImagesPort;
};
export interface Inbox {
  readonly latest: readonly Message[];
  readonly unreadCount: number;
}
export interface InboxConversation extends Conversation {
  readonly unread: MatchCount;
}
type Indexed = Pick<RobotDetails, (typeof INDEXED_FIELDS)[number]>;
export declare const INDEXED_FIELDS: readonly ["name", "category", "features", "description", "price", "minRental", "maxRental", "location"];
export declare const initialSessionState: SessionState;
export declare const inKilometres: (distance: Miles) => Kilometres;
export declare const inMiles: (distance: Kilometres) => Miles;
export declare const isAgreed: (state: RequestState) => boolean;
export declare const isBlank: (text: string) => boolean;
export declare const isClientId: (value: unknown) => boolean;
export declare const isDueReview: ({
  id,
  role,
  authorId,
  subjectId,
  robotId,
  stars,
  text,
  remark
}: OutgoingReview, request: DateRequest, now: EpochMs) => boolean;
export declare const isEnd: (kind: DatesNote['kind']) => kind is EndKind;
export declare const isEnoughForSuggestions: (typed: string) => boolean;
export declare const isExpiringSoon: (request: Dated, moment: Moment) => boolean;
export declare const isFiller: (word: string) => boolean;
export declare const isInPlace: (unrounded: Miles, place: string, from: string | null) => boolean;
export declare const isLine: (name: keyof Fields) => name is LineName;
export declare const isLongerThan: (text: string, most: number) => boolean;
export declare const isMeetingPlace: (place: string) => boolean;
export declare const isNewRobotIdOf: (owner: UserId, id: RobotId) => boolean;
export declare const isOver: (phase: RentalPhase) => boolean;
export declare const isPast: ({
  last
}: DayRange, today: CalendarDay) => boolean;
export declare const isPortError: (thrown: unknown) => thrown is PortError;
export declare const isPushDevice: ({
  endpoint,
  p256dh,
  auth
}: PushDevice) => boolean;
export declare const isPushEndpoint: (value: string) => boolean;
export declare const isReviewable: (request: Rented, now: EpochMs) => boolean;
export declare const isSameSaved: (a: Saved, b: Saved) => boolean;
export declare const isSameUser: (a: AuthUser | null, b: AuthUser | null) => boolean;
export declare const isSessionOver: (signedInAt: EpochMs, now: EpochMs) => boolean;
export declare const isSignInEnded: (signedInAt: EpochMs, {
  before,
  kept
}: EndedSignIns) => boolean;
export declare const isSpecificPlace: (text: string) => boolean;
export declare const isStars: (value: unknown) => value is Stars;
export declare const isStorable: (frame: PictureFrame, {
  bytes,
  contentType,
  sizes
}: ImageFile) => boolean;
export declare const isStorableAnswer: (answer: unknown) => answer is string;
export declare const isStorableAppeal: (text: unknown) => text is string;
export declare const isStorableContent: (text: unknown) => text is string;
export declare const isUnderstanding: ({
  longestName
}: Vocabulary) => boolean;
export declare const isValidSaved: ({
  robots,
  searches,
  removed
}: Saved) => boolean;
export declare const isWaiting: ({
  state
}: OutboxMessage) => boolean;
export declare const isWithinLimits: ({
  entries
}: SentToday, limits: DailyLimits, joinedAt: EpochMs | null, now: EpochMs) => boolean;
export interface KeptOutbox {
  readonly drafts: Readonly<Record<string, string>>;
  readonly outbox: readonly (Omit<OutboxMessage, 'state'> & {
    readonly isWaiting: boolean;
  })[];
}
export declare const kilometres: (value: number) => Kilometres;
export type Kilometres = Brand<number, 'Kilometres'>;
export interface KnownPlace {
  readonly description: string;
  readonly coordinates: Coordinates;
  readonly source?: PlaceSource;
}
export interface KnownWord {
  readonly stem: string;
  readonly concept: Concept | null;
  readonly longestName: number;
  beginsNameTo(last: string): boolean;
}
export declare const languageTag: (value: unknown) => LanguageTag | null;
export type LanguageTag = Brand<string, 'LanguageTag'>;
export type LeftTexts = 'kept' | 'removed';
export interface Lendable extends RobotCalendar {
  readonly quantity: number | null;
}
export declare const LIMIT_MAX = 500;
export declare const LIMIT_NAMES: readonly ["messages", "newMessages", "requests", "newRequests", "listings", "newListings", "pictures", "newPictures", "reports", "newReports", "problems", "sameText", "newDays"];
export declare const LIMIT_SPAN: Milliseconds;
export type Limited = (typeof LIMITED)[number];
export declare const limitFor: (limits: DailyLimits, what: Limited, joinedAt: EpochMs | null, now: EpochMs) => number;
export declare const limitsText: (limits: DailyLimits) => string;
export interface LineField {
  readonly kind: 'line';
  readonly maxCharacters: number;
  readonly section: FieldSection;
}
export type LineName = NamesOf<LineField>;
export declare const LIST_MAX = 1000;
type ListableRow = Extract<Row, {
  readonly formPosition: number;
}>;
export declare const listConversations: ({
  messages
}: Pick<Ports, 'messages'>) => ({
  me,
  limit
}: ListConversationsInput) => Promise<Result<ConversationList, PortFailure>>;
export interface ListConversationsInput {
  readonly me: UserId;
  readonly limit: number;
}
export interface Listener<Value> {
  readonly next: (value: Value) => void;
  readonly error: (reason: PortError) => void;
}
export declare const listFeatured: ({
  robots
}: Pick<PublicPorts, 'robots'>) => (limit?: number) => Promise<readonly Robot[]>;
export declare const LISTING_CATEGORIES: readonly ListingCategory[];
export declare const LISTING_ORDERS: readonly ['newest', 'price-up', 'price-down', 'best-rated'];
export declare const listingAdvice: (listing: {
  readonly description: string;
  readonly images: readonly unknown[];
}) => readonly ListingAdvice[];
export type ListingAdvice = 'describe-more' | 'add-a-picture';
export type ListingCategory = ListableRow['name'];
export type ListingError = {
  readonly kind: 'invalid';
  readonly issues: readonly ListingIssue[];
} | NotSignedIn | PlaceError | PortFailure;
export interface ListingForm extends Specifications, Readonly<Record<NumberName | LineName, string>> {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly price: string;
  readonly location: string;
  readonly pickedPlace: PlaceSuggestion | null;
  readonly features: readonly string[];
}
export type ListingIssue = {
  readonly field: 'name' | 'description';
  readonly tag: 'required' | 'too-long';
} | {
  readonly field: 'name';
  readonly tag: 'turns-text';
} | {
  readonly field: 'category';
  readonly tag: 'required' | 'unknown';
} | {
  readonly field: 'price';
  readonly tag: PriceTag;
} | {
  readonly field: 'location';
  readonly tag: 'not-picked' | 'not-specific' | 'too-long';
} | {
  readonly field: NumberName;
  readonly tag: PlainNumberTag;
} | {
  readonly field: 'minRental';
  readonly tag: 'above-maximum-rental';
} | {
  readonly field: LineName | SpecificationName;
  readonly tag: 'too-long';
} | {
  readonly field: 'features';
  readonly tag: 'too-many' | 'too-long';
};
export type ListingOrder = (typeof LISTING_ORDERS)[number];
export interface ListingQuery {
  readonly order: ListingOrder;
  readonly category?: ListingCategory;
  readonly price?: PriceBounds;
  readonly narrow?: readonly Narrowing[];
  readonly after?: RankedCursor;
  readonly limit: number;
}
export declare const listNear: ({
  robots,
  places
}: Pick<PublicPorts, 'robots'> & Pick<Ports, 'places'>) => ({
  label,
  coordinates
}: ShelfPlace, limit?: number) => Promise<NearShelf | null>;
export declare const listSimilar: ({
  robots
}: Pick<PublicPorts, 'robots'>) => ({
  id,
  category,
  coordinates
}: Robot) => Promise<readonly NearRobot[]>;
export interface LocalDay {
  readonly today: CalendarDay;
  readonly dayBegan: EpochMs;
}
export type LocalTime = Brand<string, 'LocalTime'>;
export declare const LOG_MAX = 100;
export interface LogEntry {
  readonly id: string;
  readonly at: EpochMs;
  readonly action: string;
  readonly subject: string;
  readonly by: string;
  readonly note: string;
}
export type Login = LoginForm;
export interface LoginForm {
  readonly email: string;
  readonly password: string;
}
export type LoginIssue = {
  readonly field: 'email';
  readonly tag: EmailTag;
} | {
  readonly field: 'password';
  readonly tag: PasswordTag;
};
export declare const lookingAt: (search: SavedSearch, seenAt: EpochMs) => Saved;
export type MailState = 'ready' | 'unconfirmed' | 'stopped';
export declare const makeImageFile: (frame: PictureFrame, size: PictureSize, encoder: PictureEncoder) => Promise<ImageFile | null>;
export declare const makeImageSizes: (frame: PictureFrame, whole: PictureSize, encoder: PictureEncoder) => Promise<ImageSizes | null>;
export declare const mapLines: <Value>(valueOf: (field: LineField, name: LineName) => Value) => Record<LineName, Value>;
export declare const mapNumbers: <Value>(valueOf: (field: NumberField, name: NumberName) => Value) => Record<NumberName, Value>;
export declare const mapSpecifications: <Value>(valueOf: (specification: Specification) => Value) => Record<SpecificationName, Value>;
export interface MatchCount {
  readonly kind: 'exact' | 'at-least';
  readonly value: number;
}
export declare const MAX_RADIUS: Miles;
export declare const MAX_ROBOT_IMAGES = 10;
export interface Meeting {
  readonly id: MessageId;
  readonly request: MessageId;
  readonly for: MeetingPurpose;
  readonly at: LocalTime;
  readonly place: string;
  readonly by: UserId;
  readonly proposedAt: EpochMs;
}
export declare const MEETING_PLACE_MAX = 200;
export declare const MEETING_PURPOSES: readonly ['handover', 'return'];
export interface MeetingAgreed {
  readonly kind: 'meeting-agreed';
  readonly request: MessageId;
  readonly proposal: MessageId;
}
export interface MeetingProposed {
  readonly kind: 'meeting';
  readonly request: MessageId;
  readonly for: MeetingPurpose;
  readonly at: LocalTime;
  readonly place: string;
}
export type MeetingPurpose = (typeof MEETING_PURPOSES)[number];
export declare const meetings: (request: DateRequest, purpose: MeetingPurpose, messages: readonly Message[]) => Meetings;
export interface Meetings {
  readonly agreed: Meeting | null;
  readonly open: Meeting | null;
}
export interface Member {
  readonly user: AuthUser;
  readonly profile: OwnProfile | null;
}
export declare const mergeMessages: (a: readonly Message[], b: readonly Message[]) => readonly Message[];
export declare const mergeSaved: (a: Saved, b: Saved) => Saved;
export interface Message {
  readonly id: MessageId;
  readonly content: string;
  readonly senderId: UserId;
  readonly senderName: string;
  readonly receiverId: UserId;
  readonly receiverName: string;
  readonly isRead: boolean;
  readonly createdAt: EpochMs;
  readonly robotId: RobotId | null;
  readonly dates: DatesNote | null;
}
export declare const MESSAGE_MAX = 5000;
export declare const messageAge: (createdAt: EpochMs, now: EpochMs) => MessageAge;
export type MessageAge = {
  readonly kind: 'just-now';
}  | {
  readonly kind: 'hours';
  readonly hours: number;
}  | {
  readonly kind: 'date';
  readonly at: EpochMs;
};
export declare const messageBeginning: (content: string) => string;
export interface MessageCursor {
  readonly createdAt: EpochMs;
  readonly id: MessageId;
}
export declare const messageId: (value: string) => MessageId;
export type MessageId = Brand<string, 'MessageId'>;
export interface MessagePage {
  readonly messages: readonly Message[];
  readonly next: MessageCursor | null;
}
export interface MessagesPort {
  send(message: OutgoingMessage): Promise<Message>;
  get(id: MessageId): Promise<Message | null>;
  listRecent(user: UserId, query: PageQuery): Promise<MessagePage>;
  listThread(user: UserId, counterpart: UserId, query: PageQuery): Promise<MessagePage>;
  markRead(ids: readonly MessageId[]): Promise<void>;
  markConversationRead(user: UserId, counterpart: UserId): Promise<void>;
  subscribeInbox(user: UserId, limit: number, listener: Listener<Inbox>): Unsubscribe;
  subscribeRecent(user: UserId, limit: number, listener: Listener<readonly Message[]>): Unsubscribe;
  subscribeThread(user: UserId, counterpart: UserId, limit: number, listener: Listener<readonly Message[]>): Unsubscribe;
  subscribeDates(user: UserId, limit: number, listener: Listener<readonly Message[]>): Unsubscribe;
  deleteAllOf(user: UserId): Promise<void>;
}
export declare const metres: (value: number) => Metres;
export type Metres = Brand<number, 'Metres'>;
export declare const miles: (value: number) => Miles;
export type Miles = Brand<number, 'Miles'>;
export declare const milliseconds: (value: number) => Milliseconds;
export type Milliseconds = Brand<number, 'Milliseconds'>;
export interface Moment extends LocalDay {
  readonly now: EpochMs;
  readonly dayIn?: (zone: TimeZone) => LocalDay | null;
}
export type MomentIn = (zone: TimeZone, day: CalendarDay, hour: number) => EpochMs | null;
export declare const mustAcceptTerms: (accepted: AcceptedTerms | null, current: CalendarDay) => boolean;
export interface MyData {
  readonly collectedAt: EpochMs;
  readonly account: AuthUser;
  readonly profile: PublicProfile | null;
  readonly contact: PrivateContact | null;
  readonly acceptedTerms: AcceptedTerms | null;
  readonly notices: NoticeSettings;
  readonly pushDevices: readonly PushDevice[];
  readonly listings: readonly Robot[];
  readonly messages: readonly Message[];
  readonly saved: Saved;
  readonly blocked: readonly UserId[];
  readonly reports: readonly Report[];
  readonly decisions: readonly Decision[];
  readonly reviews: {
    readonly written: readonly OwnReview[];
    readonly received: readonly Review[];
  };
  readonly pictures: Readonly<Record<string, string | null>>;
}
export type MyTownFailure = PositionFailure | 'no-town-near' | 'towns-unavailable';
export declare const NAME_MAX = 50;
type NamesOf<Kind> = { [Name in keyof Fields]: Fields[Name] extends Kind ? Name : never }[keyof Fields];
export type NameTag = 'required' | 'too-long' | 'turns-text';
export interface Narrowing {
  readonly anyOf: readonly string[];
  readonly orAllOf?: readonly string[];
  readonly orContains?: readonly (readonly string[])[];
  readonly joinsTwo?: true;
}
export declare const narrowingsOf: ({
  vocabulary,
  ...filters
}: SearchCriteria) => readonly Narrowing[];
export declare const nearestInBox: (origin: Coordinates, box: GeoBox) => Miles;
export interface NearestPage extends Costing {
  readonly found: readonly NearRobot[];
  readonly next: RankedCursor | null;
  readonly count: MatchCount;
}
export interface NearestQuery {
  readonly origin: SearchOrigin;
  readonly category?: ListingCategory;
  readonly narrow?: readonly Narrowing[];
  readonly after?: RankedCursor;
  readonly limit: number;
}
export interface NearRobot {
  readonly robot: Robot;
  readonly distance: Miles;
}
export interface NearShelf {
  readonly found: readonly NearRobot[];
  readonly source: PlaceSource | null;
}
export interface NewMessage {
  readonly receiverId: UserId;
  readonly receiverName: string;
  readonly content: string;
  readonly robotId: RobotId | null;
  readonly dates: DatesNote | null;
}
export interface NewProfile {
  readonly id: UserId;
  readonly username: Username | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly email: string;
}
export declare const newProfileDefaults: {
  readonly bio: '';
  readonly avatar: '';
  readonly location: '';
  readonly expertise: 'beginner';
  readonly isVerified: false;
  readonly isPremium: false;
  readonly rating: 0;
  readonly reviewCount: 0;
};
export interface NewRobot extends RobotDetails {
  readonly id: RobotId;
  readonly ownerId: UserId;
}
export declare const newRobotId: (owner: UserId, ids: IdsPort) => RobotId;
export interface NewRobotsQuery {
  readonly since: EpochMs;
  readonly category?: ListingCategory;
  readonly box?: GeoBox;
  readonly limit: number;
}
export declare const nextDay: (day: CalendarDay) => CalendarDay;
export declare const nextSessionState: (state: SessionState, event: SessionEvent) => SessionState;
export declare const nextSteps: (request: Dated & Pick<DateRequest, 'renterId' | 'ownerId'>, user: UserId, moment: Moment) => readonly StepKind[];
export declare const NO_NOTICES: ConversationNotices;
export declare const NO_PRICE_BOUNDS: PriceBounds;
export declare const NO_SPECIFICATIONS: Specifications;
export declare const NO_STARS: StarCounts;
export declare const noFailures: FailuresPort;
export declare const normalizeLongitude: (degrees: number) => number;
export declare const normalizeUsername: (text: string) => string;
export declare const NOTHING_SAVED: Saved;
export declare const NOTHING_TOLD: Pick<RobotDetails, NumberName | LineName | 'specifications' | 'features' | 'images'>;
export declare const NOTICE_LIFE: Milliseconds;
export declare const NOTICE_WAIT: Milliseconds;
export type NoticeChannel = 'email' | 'push';
export declare const noticeFailed: (state: ConversationNotices, begunAt: EpochMs, now: EpochMs) => {
  readonly state: ConversationNotices;
  readonly givenUp: readonly Announced[];
};
export interface NoticePlan<Unread> {
  readonly state: ConversationNotices;
  readonly messages: readonly Unread[];
  readonly inDoubt: readonly Announced[];
}
export interface NoticeSettings {
  readonly messageByEmail: boolean;
  readonly withBeginning: boolean;
  readonly language?: LanguageTag;
}
export declare const noticeSettled: (state: ConversationNotices, begunAt: EpochMs) => ConversationNotices;
export interface NotifierPort {
  readonly hasEmail: boolean;
  readonly pushKey: string | null;
  messageSent(message: Message): Promise<void>;
  mailState(): Promise<MailState>;
  sendTest(channel: NoticeChannel): Promise<'sent' | 'too-soon'>;
}
export interface NotSignedIn {
  readonly kind: 'not-signed-in';
}
export declare const notStored: (outbox: readonly OutboxMessage[], stored: readonly Message[]) => readonly OutboxMessage[];
export declare const NUMBER_FILTERS: "days"[];
export interface NumberField {
  readonly kind: 'number';
  readonly unit: NumberUnit;
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  readonly section: FieldSection;
}
export type NumberFilterName = { [Name in FilterName]: (typeof FILTERS)[Name] extends {
  readonly number: NumberField;
} ? Name : never }[FilterName];
export type NumberName = NamesOf<NumberField>;
export declare const numbersOf: (numbers: Readonly<Record<NumberName, number | null>>) => Pick<RobotDetails, NumberName>;
type NumberTag = 'not-a-number' | 'below-minimum' | 'above-maximum';
export type NumberUnit = 'days' | 'robots';
export declare const ok: <Value>(value: Value) => Ok<Value>;
export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}
export declare const openThread: ({
  users,
  messages
}: Pick<Ports, 'users' | 'messages'>) => (input: OpenThreadInput) => Promise<Result<Thread, OpenThreadError>>;
export type OpenThreadError = {
  readonly kind: 'no-counterpart';
} | {
  readonly kind: 'not-found';
} | PortFailure;
export interface OpenThreadInput {
  readonly me: UserId;
  readonly counterpartId: string;
  readonly robotId: string | null;
}
export declare const OPERATION_TIMEOUT: Milliseconds;
export type OperatorAct = {
  readonly kind: 'stop';
  readonly subject: DecidedSubject;
}  | {
  readonly kind: 'restore';
  readonly subject: DecidedSubject;
}  | {
  readonly kind: 'close';
  readonly subject: ReportSubject;
}  | {
  readonly kind: 'answer';
  readonly subject: DecidedSubject;
  readonly text: string;
};
export interface OperatorPort {
  queue(): Promise<OperatorQueue>;
  look(subject: ReportSubject): Promise<CaseFile>;
  act(act: OperatorAct, note: string): Promise<ActOutcome>;
  find(text: string): Promise<readonly Found[]>;
  days(): Promise<readonly DayCounts[]>;
  unfound(): Promise<readonly UnfoundPhrase[]>;
  problems(): Promise<readonly ReceivedProblem[]>;
  closeProblem(id: ProblemId): Promise<ActOutcome>;
  limits(): Promise<DailyLimits | null>;
  setLimits(limits: DailyLimits, note: string): Promise<ActOutcome>;
  log(): Promise<readonly LogEntry[]>;
}
export interface OperatorQueue {
  readonly reports: readonly FiledReport[];
  readonly appeals: readonly Decision[];
}
export declare const orderSuggestions: (typed: string, suggestions: readonly PlaceSuggestion[]) => readonly PlaceSuggestion[];
export interface OriginPlace {
  readonly label: string;
  readonly isProfile: boolean;
  readonly others: readonly KnownPlace[];
  readonly source: PlaceSource | null;
}
export interface OtherName {
  readonly said: string;
  readonly typed: string;
}
export interface OtherWords {
  readonly kind: 'spelling' | 'price' | 'place' | 'fewer' | 'category';
  readonly text: string;
  readonly price?: PriceBounds;
  readonly category?: ListingCategory;
  readonly place?: KnownPlace;
  readonly radius: Miles | null;
}
export interface Outbox {
  readonly drafts: Readonly<Record<string, string>>;
  readonly messages: readonly OutboxMessage[];
}
export interface OutboxMessage {
  readonly id: MessageId;
  readonly receiverId: UserId;
  readonly receiverName: string;
  readonly content: string;
  readonly robotId: RobotId | null;
  readonly dates: DatesNote | null;
  readonly createdAt: EpochMs;
  readonly state: {
    readonly kind: 'pending';
  }  | {
    readonly kind: 'sent';
  }  | {
    readonly kind: 'failed';
    readonly error: SendMessageError | null;
  };
}
export interface OutboxStorage {
  readonly load: (me: UserId) => unknown;
  readonly keep: (me: UserId, outbox: KeptOutbox | null) => void;
}
export interface OutboxStore {
  readonly read: (me: UserId) => Outbox;
  readonly add: (me: UserId, message: OutboxMessage) => void;
  readonly mark: (me: UserId, id: MessageId, state: OutboxMessage['state']) => void;
  readonly markSent: (me: UserId, stored: Pick<Message, 'id' | 'createdAt' | 'dates'>) => void;
  readonly remove: (me: UserId, ids: ReadonlySet<MessageId>) => void;
  readonly readDraft: (me: UserId, counterpart: UserId) => string;
  readonly keepDraft: (me: UserId, counterpart: UserId, text: string) => void;
  readonly forget: (me: UserId) => void;
  readonly subscribe: (listener: () => void) => () => void;
}
export type OutgoingMessage = Omit<Message, 'isRead' | 'createdAt'>;
export interface OutgoingProblem extends ProblemCircumstances {
  readonly id: ProblemId;
  readonly text: string;
}
export interface OutgoingReport {
  readonly subject: ReportSubject;
  readonly reason: ReportReason;
  readonly note: string;
}
export interface OutgoingReview extends Omit<Review, 'createdAt' | 'answer' | 'isOpen'> {
  readonly remark: string;
}
export declare const overlap: (a: DayRange, b: DayRange) => boolean;
export declare const ownProfile: (profile: PublicProfile, contact: PrivateContact | null) => OwnProfile;
export interface OwnProfile extends PublicProfile, PrivateContact {}
export interface OwnReview extends Review {
  readonly remark: string;
}
export interface PageQuery {
  readonly before?: MessageCursor;
  readonly limit: number;
}
export declare const parseAnswer: (typed: string) => Result<string, 'blank' | 'too-long'>;
export declare const parseAppeal: (typed: string) => Result<string, 'blank' | 'too-long'>;
export declare const parseCategory: (text: string) => CategoryFilter;
export declare const parseComparedRobots: (text: string) => ComparedRobots;
export declare const parseContent: (text: string) => Result<string, ContentTag>;
export declare const parseDay: (text: string) => CalendarDay | null;
export declare const parseFilters: (typed: TypedSearch) => SearchFilters;
export declare const parseLocalTime: (text: string) => LocalTime | null;
export declare const parseNumber: ({
  min,
  max,
  decimals
}: NumberField, text: string) => Result<number | null, PlainNumberTag>;
export declare const parsePriceFilter: (typed: {
  readonly min: string;
  readonly max: string;
}) => {
  readonly bounds: PriceBounds;
  readonly issues: readonly PriceFilterIssue[];
};
export declare const parseRadius: (value: unknown) => Miles;
export declare const parseReturnTarget: (text: unknown) => string;
export declare const parseSort: (text: string) => SearchSort;
export declare const parseTimeZone: (text: string) => TimeZone | null;
export declare const parseUsername: (text: string) => Result<Username, UsernameTag>;
export declare const parseZipAddress: (text: string) => ZipAddress | null;
interface PartsOfWords {
  readonly text: string;
  readonly withBeginnings: boolean;
}
export declare const partToken: (id: string) => string;
export declare const PASSWORD_MIN = 6;
export interface PasswordChange {
  readonly current: string;
  readonly password: string;
  readonly confirmPassword: string;
}
export type PasswordChangeIssue = {
  readonly field: 'current';
  readonly tag: 'required';
} | {
  readonly field: 'password';
  readonly tag: PasswordTag;
} | {
  readonly field: 'confirmPassword';
  readonly tag: 'required' | 'mismatch';
};
export declare const passwordIssue: (password: string) => PasswordTag | null;
export type PasswordTag = 'required' | 'too-short';
export interface PendingImages {
  readonly id: string;
  readonly ownerId: UserId;
  readonly robotId: RobotId | null;
  readonly message?: MessageId | undefined;
  readonly uploads: readonly ImageId[];
  readonly replaced: readonly string[];
}
export interface PendingImagesPort {
  keep(pending: PendingImages): Promise<void>;
  forget(id: string): Promise<void>;
  finishAbandoned(ownerId: UserId, work: (pending: PendingImages) => Promise<void>): Promise<void>;
}
export interface PickedImage {
  readonly contentType: string;
  readonly size: number;
}
export declare const pictureDetails: ({
  width,
  height
}: PictureSize, placeholder: string, smaller: readonly (number | SmallerAddress)[]) => string;
export interface PictureEncoder {
  jpeg(part: PicturePart, size: PictureSize, quality: number): Promise<Uint8Array>;
  pixels(part: PicturePart, size: PictureSize): Promise<{
    readonly data: ArrayLike<number>;
    readonly channels: 3 | 4;
  }>;
}
export declare const pictureForms: (address: string) => PictureForms;
export interface PictureForms {
  readonly url: string;
  readonly size: PictureSize | null;
  readonly placeholder: string | null;
  readonly smaller: readonly SmallerAddress[];
}
export interface PictureFrame {
  readonly longestSide: number;
  readonly maxBytes: number;
  readonly shape: number;
  readonly widths: readonly number[];
}
export interface PicturePart extends PictureSize {
  readonly left: number;
  readonly top: number;
}
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}
export declare const PLACE_SOURCES: readonly ['google', 'openstreetmap'];
export type PlaceAnswer = {
  readonly kind: 'found';
  readonly place: KnownPlace;
  readonly others: readonly KnownPlace[];
}  | {
  readonly kind: 'unknown';
  readonly didYouMean: KnownPlace | null;
};
export type PlaceError = {
  readonly kind: 'place-unknown' | 'geocoding-failed';
  readonly location: string;
};
export interface PlaceNotFound {
  readonly location: string;
  readonly didYouMean: KnownPlace | null;
}
export type PlaceSource = (typeof PLACE_SOURCES)[number];
export interface PlacesPort {
  suggest(text: string): Promise<readonly PlaceSuggestion[]>;
  geocode(address: string): Promise<PlaceAnswer>;
}
export interface PlaceSuggestion {
  readonly placeId: string;
  readonly description: string;
  readonly mainText: string;
  readonly secondaryText: string;
  readonly source?: PlaceSource;
}
export declare const PLAIN_FIELDS: (LineName | NumberName)[];
export declare const PLAIN_VOCABULARY: Vocabulary;
export type PlainNumberTag = NumberTag | 'not-whole' | 'too-many-decimals';
export declare const plainWords: VocabularyPort;
export declare const planNotice: <Unread extends Dated$1>(state: ConversationNotices, unread: readonly Unread[], now: EpochMs) => NoticePlan<Unread>;
export declare const planRentalNotice: (state: ConversationNotices, notices: readonly RentalNotice[], now: EpochMs) => NoticePlan<{
  readonly id: RentalNoticeKind;
}>;
export declare class PortError extends Error {
  readonly name = "PortError";
  readonly kind: PortErrorKind;
  readonly subject: ConflictSubject | RefusedSubject | null;
  readonly providerMessage: string | null;
  readonly until: EpochMs | null;
  constructor(kind: PortErrorKind, details?: PortErrorDetails);
}
export interface PortErrorDetails {
  readonly subject?: ConflictSubject | RefusedSubject;
  readonly providerMessage?: string;
  readonly cause?: unknown;
  readonly until?: EpochMs;
}
export type PortErrorKind = 'not-configured' | 'not-signed-in' | 'recent-sign-in-required' | 'forbidden' | 'not-found' | 'too-many' | 'conflict' | 'cancelled' | 'storage-full' | 'unavailable' | 'failed';
export declare const portErrorOf: (thrown: unknown) => PortError;
export interface PortFailure {
  readonly kind: 'port';
  readonly error: PortError;
}
export interface Ports {
  readonly auth: AuthPort;
  readonly users: UsersPort;
  readonly robots: RobotsPort;
  readonly messages: MessagesPort;
  readonly saved: SavedPort;
  readonly blocks: BlocksPort;
  readonly reports: ReportsPort;
  readonly problems: ProblemsPort;
  readonly reviews: ReviewsPort;
  readonly appeals: AppealsPort;
  readonly operator: OperatorPort;
  readonly searches: SearchesPort;
  readonly images: ImagesPort;
  readonly places: PlacesPort;
  readonly vocabulary: VocabularyPort;
  readonly notifier: NotifierPort;
  readonly analytics: AnalyticsPort;
  readonly diagnostics: DiagnosticsPort;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
}
export type PositionAnswer = {
  readonly kind: 'known';
  readonly position: Coordinates;
} | {
  readonly kind: 'unknown';
  readonly why: PositionFailure;
};
export type PositionFailure = 'unsupported' | 'blocked' | 'refused' | 'timed-out' | 'unavailable';
export declare const positionIn: (order: ListingOrder, robot: Robot) => Ranked & Pick<Robot, 'id'>;
export interface PriceBounds {
  readonly min: number | null;
  readonly max: number | null;
}
export type PriceFilterIssue = {
  readonly field: 'minPrice' | 'maxPrice';
  readonly tag: 'not-a-number';
} | {
  readonly field: 'minPrice';
  readonly tag: 'above-maximum';
};
export declare const priceScale: (prices: readonly number[], {
  min,
  max
}: PriceBounds) => PriceScale;
export interface PriceScale {
  readonly end: number;
  readonly step: number;
  readonly barWidth: number;
  readonly bars: readonly number[];
}
export type PriceTag = NumberTag | 'required' | 'too-many-decimals';
export interface PrivateContact {
  readonly email: string;
  readonly coordinates: Coordinates | null;
}
export declare const PROBLEM_TEXT_MAX = 1000;
export interface ProblemCircumstances {
  readonly release: string;
  readonly page: string;
  readonly browser: BrowserFamily;
}
export type ProblemId = Brand<string, 'ProblemId'>;
export interface ProblemIssue {
  readonly field: 'text';
  readonly tag: 'required' | 'too-long';
}
export declare const PROBLEMS_MAX = 100;
export declare const problemsFor: ({
  problems
}: DailyLimits, isMember: boolean) => number;
export interface ProblemsPort {
  report(problem: OutgoingProblem): Promise<void>;
}
export declare const PROFILE_LIMITS: {
  readonly firstName: 50;
  readonly lastName: 50;
  readonly bio: 2000;
  readonly location: 200;
};
export interface ProfileChanges {
  readonly firstName: string;
  readonly lastName: string;
  readonly bio: string;
  readonly location: string;
  readonly coordinates: Coordinates | null;
  readonly expertise: Expertise;
  readonly avatar: string;
}
export interface ProfileForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly bio: string;
  readonly location: string;
  readonly expertise: string;
}
export type ProfileIssue = {
  readonly field: 'firstName' | 'lastName';
  readonly tag: NameTag;
} | {
  readonly field: 'bio' | 'location';
  readonly tag: 'too-long';
} | {
  readonly field: 'expertise';
  readonly tag: 'unknown';
};
export type Proof = {
  readonly kind: 'password';
  readonly password: string;
} | {
  readonly kind: 'google';
};
export interface PublicPorts {
  readonly robots: PublicRobotsPort;
  readonly users: PublicUsersPort;
  readonly reviews: PublicReviewsPort;
}
export interface PublicProfile {
  readonly id: UserId;
  readonly username: Username | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly bio: string;
  readonly avatar: string;
  readonly location: string;
  readonly expertise: Expertise;
  readonly isVerified: boolean;
  readonly isPremium: boolean;
  readonly rating: number;
  readonly reviewCount: number;
  readonly stars?: StarCounts;
  readonly replies?: ReplyTime;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}
export interface PublicReviewsPort {
  listOfRobot(id: RobotId, query: ReviewQuery): Promise<ReviewPage>;
  listOfPerson(id: UserId, query: ReviewQuery): Promise<ReviewPage>;
}
export interface PublicRobotsPort {
  get(id: RobotId): Promise<Robot | null>;
  listAvailableByOwner(ownerId: UserId): Promise<readonly Robot[]>;
  listFeatured(limit: number): Promise<readonly Robot[]>;
  listAvailable(query: ListingQuery): Promise<RobotPage>;
  listVersions(query: VersionsQuery): Promise<RobotVersionPage>;
  listNearest(query: NearestQuery): Promise<NearestPage>;
  sampleNear(query: SampleQuery): Promise<RobotSample>;
  listNew(query: NewRobotsQuery): Promise<readonly Robot[]>;
  countNarrowed(narrowing: Narrowing): Promise<number>;
  countAvailable(): Promise<Readonly<Record<ListingCategory, number>>>;
}
export interface PublicUsersPort {
  get(id: UserId): Promise<PublicProfile | null>;
  isUsernameTaken(username: Username): Promise<boolean>;
}
export declare const PUSH_DEVICES_MAX = 10;
export declare const PUSH_ENDPOINT = "https://(fcm[.]googleapis[.]com|updates[.]push[.]services[.]mozilla[.]com|web[.]push[.]apple[.]com|[a-z0-9-]{1,60}[.]notify[.]windows[.]com)/[!-~]{1,800}";
export declare const PUSH_KEY = "B[A-Za-z0-9_-]{86}";
export declare const PUSH_SECRET = "[A-Za-z0-9_-]{22}";
export interface PushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}
export declare const quadrant: ({
  south,
  north,
  west,
  east
}: GeoBox, number: number) => GeoBox;
export declare const quadrantAt: ({
  south,
  north,
  west,
  east
}: GeoBox, {
  latitude,
  longitude
}: Coordinates) => number;
export declare const queueEntries: ({
  reports,
  appeals
}: OperatorQueue) => readonly QueueEntry[];
export interface QueueEntry {
  readonly subject: ReportSubject;
  readonly reports: readonly FiledReport[];
  readonly appeal: Decision | null;
  readonly at: EpochMs;
}
export declare const RADIUS_OPTIONS: readonly Miles[];
export declare const radiusChoices: (current: Miles) => readonly Miles[];
export declare const rangeLength: ({
  first,
  last
}: DayRange) => Days;
export interface Ranked extends Dated$2 {
  readonly rank: number;
}
export interface RankedCursor extends RobotCursor {
  readonly rank: number;
}
export interface Ratings {
  readonly stars: StarCounts;
  readonly rating: number;
  readonly reviewCount: number;
}
export declare const ratingsOf: (stars: StarCounts) => Ratings;
export declare const readDatesNote: (stored: unknown) => DatesNote | null;
export declare const readRental: ({
  messages
}: Pick<Ports, 'messages'>) => ({
  me,
  id
}: ReadRentalInput) => Promise<Result<Rental | null, NotSignedIn | PortFailure>>;
export interface ReadRentalInput {
  readonly me: UserId;
  readonly id: MessageId;
}
export declare const readRobotWords: (robot: SearchedFields, vocabulary: Vocabulary, wanted?: Wanted | null) => ReadonlyMap<string, Said>;
export declare const readStarCounts: (stored: unknown) => StarCounts | null;
export interface ReceivedProblem extends OutgoingProblem {
  readonly createdAt: EpochMs;
}
export declare const RECENT_SIGN_IN: Milliseconds;
export type RefusedSubject = 'credentials' | 'other-account' | 'account-chooser';
export declare const register: ({
  auth,
  users,
  analytics
}: Pick<Ports, 'auth' | 'users' | 'analytics'>) => (form: RegistrationForm) => Promise<Result<AuthUser, RegisterError>>;
export type RegisterError = {
  readonly kind: 'invalid';
  readonly issues: readonly RegistrationIssue[];
} | {
  readonly kind: 'username-taken';
} | PortFailure;
export interface Registration {
  readonly username: Username;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly acceptedTerms: CalendarDay;
}
export interface RegistrationForm {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly acceptedTerms: CalendarDay | null;
}
export type RegistrationIssue = {
  readonly field: 'username';
  readonly tag: 'required' | UsernameTag;
} | {
  readonly field: 'firstName' | 'lastName';
  readonly tag: NameTag;
} | {
  readonly field: 'email';
  readonly tag: EmailTag;
} | {
  readonly field: 'password';
  readonly tag: PasswordTag;
} | {
  readonly field: 'confirmPassword';
  readonly tag: 'required' | 'mismatch';
} | {
  readonly field: 'acceptedTerms';
  readonly tag: 'required';
};
export interface Removed {
  readonly id: string;
  readonly at: EpochMs;
}
export declare const removingSaved: (saved: Saved, id: string, now: EpochMs) => Saved;
export declare const renamingSearch: (saved: Saved, search: SavedSearch, name: string, now: EpochMs) => Saved;
export interface Rental {
  readonly request: DateRequest;
  readonly history: readonly RentalEvent[];
  readonly meetings: Readonly<Record<MeetingPurpose, Meetings>>;
  readonly photos: Readonly<Record<MeetingPurpose, readonly ConditionPhoto[]>>;
}
export declare const RENTAL_STAGES: readonly ['agreed', 'fell-through', 'counted', 'reviewed'];
export interface RentalAsSeen {
  readonly request: Pick<DateRequest, 'state' | 'range' | 'zone' | 'askedAt' | 'returnedAt'>;
  readonly agreedAt: EpochMs | null;
  readonly role: ReviewerRole;
  readonly hasReviewed: boolean;
}
export interface RentalEvent {
  readonly kind: 'asked' | StepKind;
  readonly by: UserId;
  readonly at: EpochMs;
  readonly reason: EndReason | null;
}
export interface RentalFacts<Found extends SettledReview> {
  readonly record: RentalRecord | null;
  readonly asked: Message | null;
  readonly message: (id: MessageId) => Message | null | undefined;
  readonly reviews: readonly Found[];
}
export declare const rentalHistory: (asked: Message, get: (id: MessageId) => Message | null | undefined) => readonly RentalEvent[];
export interface RentalNotice {
  readonly kind: RentalNoticeKind;
  readonly at: EpochMs;
}
export type RentalNoticeKind = 'answer-soon' | 'expired' | 'begins' | 'return-late' | 'review' | 'review-closes';
export declare const rentalNotices: ({
  request,
  agreedAt,
  role,
  hasReviewed
}: RentalAsSeen, momentIn: MomentIn) => readonly RentalNotice[];
export declare const rentalOf: (id: MessageId, messages: readonly Message[]) => Rental | null;
export declare const rentalPhase: (request: Dated, moment: Moment) => RentalPhase;
export type RentalPhase = 'asked' | 'expired' | 'declined' | 'withdrawn'  | 'upcoming'  | 'due'  | 'running'  | 'late' | 'done' | 'cancelled' | 'not-happened';
export interface RentalRecord {
  readonly id: MessageId;
  readonly robotId: RobotId;
  readonly renterId: UserId;
  readonly ownerId: UserId;
  readonly stage: RentalStage;
  readonly endedAt: EpochMs | null;
  readonly dueAt: EpochMs | null;
}
export type RentalStage = (typeof RENTAL_STAGES)[number];
type Rented = Pick<DateRequest, 'state' | 'range' | 'returnedAt'>;
export declare const REPLY_TIMES: readonly ['hour', 'hours', 'day', 'days'];
export declare const replyTime: (messages: readonly Message[], me: UserId, now: EpochMs) => ReplyTime | null;
export type ReplyTime = (typeof REPLY_TIMES)[number];
export interface Report extends OutgoingReport {
  readonly person: UserId;
  readonly copy: Readonly<Record<string, string>>;
  readonly createdAt: EpochMs;
}
export declare const REPORT_NOTE_MAX = 1000;
export declare const REPORT_REASONS: readonly ['spam', 'scam', 'harassment', 'dangerous', 'false-identity', 'other'];
export declare const REPORTED_KINDS: readonly ["listing", "profile", "message", "review"];
export declare const REPORTED_TEXTS: {
  readonly listing: readonly ["name", "description"];
  readonly profile: readonly ["displayName", "bio"];
  readonly message: readonly ["content"];
  readonly review: readonly ["text"];
};
export interface ReportForm {
  readonly reason: ReportReason | null;
  readonly note: string;
}
export type ReportIssue = {
  readonly field: 'reason';
  readonly tag: 'required';
} | {
  readonly field: 'note';
  readonly tag: 'required' | 'too-long';
};
export declare const reportKey: ({
  kind,
  id
}: ReportSubject) => string;
export type ReportOutcome = 'sent' | 'already-sent';
export declare const reportProblem: ({
  problems
}: Pick<Ports, 'problems'>) => (problem: OutgoingProblem) => Promise<Result<null, ReportProblemError>>;
export type ReportProblemError = {
  readonly kind: 'invalid';
  readonly issues: readonly ProblemIssue[];
} | PortFailure;
export type ReportReason = (typeof REPORT_REASONS)[number];
export declare const reportsFor: (limits: DailyLimits | null, joinedAt: EpochMs | null, now: EpochMs) => number;
export interface ReportsPort {
  send(user: UserId, report: OutgoingReport): Promise<ReportOutcome>;
  listOwn(user: UserId): Promise<readonly Report[]>;
}
export declare const reportSubject: (kind: ReportSubject['kind'], id: string) => ReportSubject;
export type ReportSubject = {
  readonly kind: 'listing';
  readonly id: RobotId;
} | {
  readonly kind: 'profile';
  readonly id: UserId;
} | {
  readonly kind: 'message';
  readonly id: MessageId;
} | {
  readonly kind: 'review';
  readonly id: ReviewId;
};
export declare const REQUEST_ID_MAX = 50;
export declare const requestPasswordReset: ({
  auth
}: Pick<Ports, 'auth'>) => (text: string) => Promise<Result<void, RequestPasswordResetError>>;
export type RequestPasswordResetError = {
  readonly kind: 'invalid';
  readonly tag: EmailTag;
} | PortFailure;
export type RequestState = 'asked' | StepKind;
export declare const restoringRobot: (saved: Saved, robot: SavedRobot, now: EpochMs) => Saved;
export declare const restoringSearch: (saved: Saved, search: SavedSearch, now: EpochMs) => Saved;
export type Result<Value, Failure> = Ok<Value> | Err<Failure>;
export interface Review {
  readonly id: ReviewId;
  readonly request: MessageId;
  readonly role: ReviewerRole;
  readonly authorId: UserId;
  readonly authorName: string;
  readonly subjectId: UserId;
  readonly robotId: RobotId;
  readonly stars: Stars;
  readonly text: string;
  readonly createdAt: EpochMs;
  readonly answer: string | null;
  readonly isOpen: boolean;
}
export declare const REVIEW_ANSWER_MAX = 500;
export declare const REVIEW_REMARK_MAX = 2000;
export declare const REVIEW_SPAN: Milliseconds;
export declare const REVIEW_TEXT: {
  readonly min: 10;
  readonly max: 2000;
};
export interface ReviewCursor {
  readonly createdAt: EpochMs;
  readonly id: ReviewId;
}
export declare const REVIEWER_ROLES: readonly ['renter', 'owner'];
export declare const reviewerRole: ({
  renterId,
  ownerId
}: Pick<DateRequest, 'renterId' | 'ownerId'>, user: UserId) => ReviewerRole | null;
export type ReviewerRole = (typeof REVIEWER_ROLES)[number];
export interface ReviewForm {
  readonly stars: Stars | null;
  readonly text: string;
  readonly remark: string;
}
export declare const reviewId: (request: MessageId, role: ReviewerRole) => ReviewId;
export type ReviewId = Brand<string, 'ReviewId'>;
export declare const reviewIdOf: (value: string) => ReviewId;
export type ReviewIssue = {
  readonly field: 'stars';
  readonly tag: 'required';
} | {
  readonly field: 'text';
  readonly tag: 'too-short' | 'too-long';
} | {
  readonly field: 'remark';
  readonly tag: 'too-long';
};
export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly next: ReviewCursor | null;
}
export interface ReviewQuery {
  readonly before?: ReviewCursor;
  readonly limit: number;
}
export interface ReviewsPort extends PublicReviewsPort {
  write(review: OutgoingReview): Promise<void>;
  getOwn(user: UserId, request: MessageId, role: ReviewerRole): Promise<OwnReview | null>;
  listOwn(user: UserId): Promise<readonly OwnReview[]>;
  answer(user: UserId, id: ReviewId, answer: string): Promise<void>;
  leaveBehind(user: UserId, texts: LeftTexts): Promise<void>;
}
export declare const reviewWindow: (request: Rented) => ReviewWindow | null;
export interface ReviewWindow {
  readonly from: EpochMs;
  readonly until: EpochMs;
}
export interface Robot extends RobotDetails, RobotCalendar {
  readonly id: RobotId;
  readonly ownerId: UserId;
  readonly isAvailable: boolean;
  readonly rating: number;
  readonly reviewCount: number;
  readonly totalRentals: number;
  readonly stars?: StarCounts;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}
export declare const ROBOT_FIELDS: {
  readonly name: {
    readonly kind: 'title';
    readonly maxCharacters: 120;
  };
  readonly description: {
    readonly kind: 'prose';
    readonly maxCharacters: 5000;
  };
  readonly category: {
    readonly kind: 'category';
  };
  readonly price: {
    readonly kind: 'price';
    readonly min: 1;
    readonly max: 1000000;
    readonly decimals: 2;
  };
  readonly location: {
    readonly kind: 'place';
    readonly maxCharacters: 200;
  };
  readonly coordinates: {
    readonly kind: 'point';
    readonly storedAs: readonly ["latitude", "longitude"];
  };
  readonly images: {
    readonly kind: 'pictures';
  };
  readonly specifications: {
    readonly kind: 'specifications';
  };
  readonly features: {
    readonly kind: 'tags';
    readonly count: 30;
    readonly characters: 2000;
  };
  readonly quantity: {
    readonly kind: 'number';
    readonly unit: 'robots';
    readonly min: 1;
    readonly max: 99;
    readonly decimals: 0;
    readonly section: 'availability';
  };
  readonly minRental: {
    readonly kind: 'number';
    readonly unit: 'days';
    readonly min: 1;
    readonly max: 3650;
    readonly decimals: 0;
    readonly section: 'availability';
  };
  readonly maxRental: {
    readonly kind: 'number';
    readonly unit: 'days';
    readonly min: 1;
    readonly max: 3650;
    readonly decimals: 0;
    readonly section: 'availability';
  };
  readonly pickupTime: {
    readonly kind: 'line';
    readonly maxCharacters: 100;
    readonly section: 'availability';
  };
  readonly returnTime: {
    readonly kind: 'line';
    readonly maxCharacters: 100;
    readonly section: 'availability';
  };
};
export declare const ROBOT_FRAME: PictureFrame;
export declare const ROBOT_ID_MAX = 200;
export declare const ROBOT_IMAGE_SIDE = 1600;
export interface RobotCalendar {
  readonly closedDays: readonly DayRange[];
  readonly closedWeekdays: readonly Weekday[];
  readonly taken: readonly TakenDays[];
}
export type RobotChanges = Partial<RobotDetails & Pick<RobotCalendar, 'closedDays' | 'closedWeekdays'> & {
  readonly isAvailable: boolean;
}>;
export interface RobotCursor {
  readonly createdAt: EpochMs;
  readonly id: RobotId;
}
export declare const robotDefaults: {
  readonly isAvailable: true;
  readonly rating: 0;
  readonly reviewCount: 0;
  readonly totalRentals: 0;
};
export interface RobotDetails {
  readonly name: string;
  readonly description: string;
  readonly category: ListingCategory;
  readonly price: DollarsPerDay;
  readonly location: string;
  readonly coordinates: Coordinates | null;
  readonly images: readonly string[];
  readonly specifications: Specifications;
  readonly features: readonly string[];
  readonly quantity: Count | null;
  readonly minRental: Days | null;
  readonly maxRental: Days | null;
  readonly pickupTime: string;
  readonly returnTime: string;
}
export declare const robotId: (value: string) => RobotId;
export type RobotId = Brand<string, 'RobotId'>;
export interface RobotPage extends Costing {
  readonly robots: readonly Robot[];
  readonly next: RankedCursor | null;
}
export interface RobotSample extends Costing {
  readonly robots: readonly Robot[];
  readonly isAll: boolean;
}
export interface RobotsPort extends PublicRobotsPort {
  create(robot: NewRobot): Promise<Robot>;
  update(id: RobotId, changes: RobotChanges): Promise<void>;
  delete(id: RobotId): Promise<void>;
  deleteAllOf(ownerId: UserId): Promise<void>;
  listByOwner(ownerId: UserId): Promise<readonly Robot[]>;
}
export interface RobotVersion {
  readonly id: RobotId;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}
export interface RobotVersionPage {
  readonly versions: readonly RobotVersion[];
  readonly next: RobotCursor | null;
}
export type RobotWords = Pick<ReadonlyMap<string, Said>, 'get' | 'has'>;
export declare const ROUNDED_BY = 0.051;
export declare const roundMiles: (distance: Miles) => Miles;
type Row = (typeof TABLE)[number];
export interface Said {
  readonly where: SaidIn;
  readonly words: string;
  readonly isNarrower: boolean;
  readonly isDenied: boolean;
}
type SaidIn = (typeof SAID_IN)[number];
export type SampleQuery = Omit<NearestQuery, 'after'>;
export interface Saved {
  readonly robots: readonly SavedRobot[];
  readonly searches: readonly SavedSearch[];
  readonly removed: readonly Removed[];
}
export declare const SAVED_LIMITS: {
  readonly robots: 100;
  readonly searches: 20;
  readonly removed: 200;
  readonly name: 120;
  readonly address: 500;
};
export interface SavedPort {
  get(user: UserId): Promise<Saved>;
  merge(user: UserId, changes: Saved): Promise<Saved>;
  deleteAllOf(user: UserId): Promise<void>;
}
export interface SavedRobot {
  readonly id: RobotId;
  readonly at: EpochMs;
  readonly name: string;
  readonly price: DollarsPerDay;
}
export interface SavedSearch {
  readonly id: string;
  readonly at: EpochMs;
  readonly name: string;
  readonly seenAt: EpochMs;
}
export declare const saveProfile: (ports: Pick<Ports, 'users' | 'places'> & ImageStoringPorts) => (input: SaveProfileInput) => Promise<Result<ProfileChanges, SaveProfileError>>;
export type SaveProfileError = {
  readonly kind: 'invalid';
  readonly issues: readonly ProfileIssue[];
}  | {
  readonly kind: 'place-asked-back';
  readonly didYouMean: KnownPlace;
} | NotSignedIn | PortFailure;
export interface SaveProfileInput {
  readonly profile: OwnProfile;
  readonly form: ProfileForm;
  readonly avatar: AvatarChange;
  readonly keepsUnknownPlace?: boolean;
  readonly control?: UploadControl;
}
export declare const savingRobot: (saved: Saved, {
  id,
  name,
  price
}: Robot, now: EpochMs) => Saved;
export declare const savingSearch: (saved: Saved, {
  id,
  name,
  seenAt
}: Pick<SavedSearch, 'id' | 'name' | 'seenAt'>, now: EpochMs) => Saved;
export declare const SEARCH_PARAMS: readonly ['query', 'location', 'distance', 'category', 'minPrice', 'maxPrice', 'days', 'from', 'to', 'sort', 'near'];
export declare const SEARCH_SORTS: readonly ["nearest", "best", "newest", "price-up", "price-down", "best-rated"];
export declare const searchableText: ({
  name,
  category,
  features,
  description
}: Robot) => string;
export declare const searchArea: (origin: Coordinates, radius: Miles) => SearchArea;
export interface SearchArea {
  readonly boxes: readonly [GeoBox] | readonly [GeoBox, GeoBox];
}
export interface SearchCriteria extends SearchFilters {
  readonly vocabulary?: Vocabulary;
}
export interface SearchCursor extends RankedCursor {
  readonly apart?: ApartKind;
}
type SearchedFields = Pick<Robot, 'name' | 'category' | 'features' | 'description'>;
export declare const searchElsewhere: ({
  category,
  location
}: Pick<Robot, 'category' | 'location'>, {
  first,
  last
}: DayRange) => TypedSearch;
export interface SearchesPort {
  noteUnfound(phrase: string): Promise<void>;
}
export interface SearchFilters {
  readonly text: string;
  readonly category: CategoryFilter;
  readonly price: PriceBounds;
  readonly days?: Days | null;
  readonly dates?: DayRange | null;
  readonly state?: UsState | null;
  readonly partsOfWords?: PartsOfWords | null;
}
export declare const searchNameIssue: (name: string) => SearchNameTag | null;
export type SearchNameTag = 'required' | 'too-long' | 'turns-text';
export interface SearchOrigin {
  readonly coordinates: Coordinates;
  readonly radius: Miles;
}
export type SearchParam = (typeof SEARCH_PARAMS)[number];
type SearchPorts = Pick<PublicPorts, 'robots'> & Pick<Ports, 'places' | 'vocabulary'>;
export interface SearchResult extends FoundRobot {
  readonly missing?: readonly string[];
  readonly otherNames?: readonly OtherName[];
}
export declare const searchRobots: (robots: readonly Robot[], criteria: SearchCriteria, origin: SearchOrigin | null) => readonly FoundRobot[];
export type SearchSort = (typeof SEARCH_SORTS)[number];
export declare const searchTokens: (robot: Indexed, vocabulary: Vocabulary) => readonly string[];
export declare const senderName: (profile: Pick<PublicProfile, 'firstName' | 'lastName'> | null) => string;
export interface Sending {
  readonly send: (message: NewMessage) => Promise<Delivery>;
  readonly retry: (message: OutboxMessage) => Promise<Delivery>;
  readonly discard: (message: OutboxMessage) => void;
  readonly sendWaiting: () => () => void;
}
export interface SendingDeps {
  readonly outbox: OutboxStore;
  readonly ports: SendingPorts | Promise<SendingPorts>;
  readonly timer: Timer;
  readonly me: SendMessageInput['me'];
  readonly findStored?: (message: OutboxMessage) => Message | undefined;
}
type SendingPorts = Pick<Ports, 'users' | 'messages' | 'notifier' | 'analytics' | 'ids' | 'clock'>;
export declare const sendMessage: ({
  users,
  messages,
  notifier,
  analytics
}: Pick<Ports, 'users' | 'messages' | 'notifier' | 'analytics'>) => ({
  id,
  me,
  receiverId,
  content: text,
  robotId,
  dates
}: SendMessageInput) => Promise<Result<Message, SendMessageError>>;
export type SendMessageError = {
  readonly kind: 'invalid';
  readonly tag: ContentTag;
} | {
  readonly kind: 'to-oneself';
}  | {
  readonly kind: 'undeliverable';
}  | {
  readonly kind: 'dates-refused';
  readonly note: DatesNote['kind'];
} | NotSignedIn | PortFailure;
export interface SendMessageInput {
  readonly id: MessageId;
  readonly me: {
    readonly user: AuthUser;
    readonly profile: OwnProfile | null;
  };
  readonly receiverId: UserId;
  readonly content: string;
  readonly robotId: RobotId | null;
  readonly dates: DatesNote | null;
}
export declare const sendReport: ({
  reports
}: Pick<Ports, 'reports'>) => ({
  me,
  subject,
  form
}: SendReportInput) => Promise<Result<ReportOutcome, SendReportError>>;
export type SendReportError = {
  readonly kind: 'invalid';
  readonly issues: readonly ReportIssue[];
}  | {
  readonly kind: 'gone';
} | NotSignedIn | PortFailure;
export interface SendReportInput {
  readonly me: UserId;
  readonly subject: ReportSubject;
  readonly form: ReportForm;
}
export declare const sentEntry: ({
  content,
  dates
}: Pick<OutgoingMessage, 'content' | 'dates'>, fingerprint: (text: string) => string) => string;
export interface SentToday {
  readonly since: EpochMs;
  readonly entries: readonly string[];
}
export declare const sentWith: (before: SentToday | null, entry: string, now: EpochMs) => SentToday;
export declare const SESSION_LENGTH: Milliseconds;
export declare const sessionDeadline: (signedInAt: EpochMs) => EpochMs;
export type SessionEvent = {
  readonly kind: 'auth-answered';
  readonly user: AuthUser | null;
} | {
  readonly kind: 'loading-timed-out';
} | {
  readonly kind: 'profile-loaded';
  readonly uid: UserId;
  readonly profile: OwnProfile | null;
} | {
  readonly kind: 'profile-failed';
  readonly uid: UserId;
} | {
  readonly kind: 'deadline-passed';
};
export type SessionState =
{
  readonly kind: 'loading';
  readonly user: AuthUser | null;
}  | {
  readonly kind: 'signed-out';
  readonly expired?: AuthUser;
} | {
  readonly kind: 'needs-username';
  readonly user: AuthUser;
  readonly profile: OwnProfile | null;
}  | {
  readonly kind: 'signed-in';
  readonly user: AuthUser;
  readonly profile: OwnProfile | null;
};
export declare const setAvailability: ({
  robots
}: Pick<Ports, 'robots'>) => ({
  id,
  ...changes
}: {
  readonly id: RobotId;
} & AvailabilityChanges) => Promise<Result<void, PortFailure>>;
export type SettledReview = Pick<Review, 'id' | 'role' | 'subjectId' | 'robotId' | 'stars'> & {
  readonly isSealed: boolean;
};
export interface Settlement<Found extends SettledReview> {
  readonly record: RentalRecord;
  readonly isCounted: boolean;
  readonly opened: readonly Found[];
}
export declare const settleRental: <Found extends SettledReview>({
  record: stored,
  asked,
  message,
  reviews
}: RentalFacts<Found>, now: EpochMs) => Settlement<Found> | null;
export declare const settlingState: ({
  settledAt
}: Pick<DiagnosticReport, 'settledAt'>, now: EpochMs) => 'running' | 'late' | 'never' | null;
export interface ShelfPlace {
  readonly label: string;
  readonly coordinates: Coordinates | null;
}
export declare const shortPlaceName: (description: string) => string;
export declare const shownDays: (now: EpochMs) => readonly EpochMs[];
export declare const shownPhrases: (days: readonly UnfoundDay[], now: EpochMs) => readonly UnfoundPhrase[];
export declare const signIn: ({
  auth,
  analytics
}: Pick<Ports, 'auth' | 'analytics'>) => (form: LoginForm) => Promise<Result<AuthUser, SignInError>>;
export type SignInError = {
  readonly kind: 'invalid';
  readonly issues: readonly LoginIssue[];
} | PortFailure;
export declare const signInWithGoogle: ({
  auth,
  users,
  analytics
}: Pick<Ports, 'auth' | 'users' | 'analytics'>) => () => Promise<Result<AuthUser | null, PortFailure>>;
export declare const sinceSaved: ({
  price
}: SavedRobot, robot: Robot | null) => SinceSaved;
export type SinceSaved = {
  readonly kind: 'gone';
} | {
  readonly kind: 'listed';
  readonly isPaused: boolean;
  readonly formerPrice: DollarsPerDay | null;
};
export interface SmallerAddress {
  readonly width: number;
  readonly url: string;
}
export declare const smallerMaxBytes: (frame: PictureFrame, width: number) => number;
export declare const smallerName: (whole: string, width: number) => string;
type Specification = (typeof SPECIFICATIONS)[number];
export type SpecificationName = Specification['name'];
export type Specifications = Readonly<Record<SpecificationName, string>>;
export declare const SPECIFICATIONS: readonly [{
  readonly name: 'weight';
  readonly maxCharacters: 100;
}, {
  readonly name: 'dimensions';
  readonly maxCharacters: 100;
}, {
  readonly name: 'batteryLife';
  readonly maxCharacters: 100;
}, {
  readonly name: 'connectivity';
  readonly maxCharacters: 100;
}];
export type StarCounts = readonly [number, number, number, number, number];
export type Stars = (typeof STARS)[number];
export declare const STARS: readonly [1, 2, 3, 4, 5];
export declare const statesBeginning: (typed: string) => readonly UsState[];
export declare const STEP_KINDS: readonly ['accepted', 'declined', 'withdrawn', 'cancelled', 'handed-over', 'returned', 'not-happened'];
export declare const stepId: (kind: StepKind, request: MessageId) => MessageId;
export declare const stepIds: (request: MessageId) => readonly MessageId[];
export type StepKind = (typeof STEP_KINDS)[number];
export declare const STORED_AVATAR_MAX_BYTES: number;
export declare const STORED_ROBOT_IMAGE_MAX_BYTES: number;
export interface StoredForDates {
  readonly robot: Robot | null | undefined;
  readonly message: (id: MessageId) => Message | null | undefined;
}
export type SubjectState = 'shown' | 'hidden' | 'gone';
export declare const suggestConcepts: (typed: string, vocabulary: Vocabulary, limit: number, nameOf?: (concept: Concept) => string) => readonly SuggestedConcept[];
export interface SuggestedConcept {
  readonly name: string;
  readonly otherName: string | null;
}
export declare const TAKEN_MAX = 500;
export interface TakenDays extends DayRange {
  readonly unit: number;
  readonly request: MessageId;
}
export declare const takesMeeting: (state: RequestState, purpose: MeetingPurpose) => boolean;
export declare const takesPhotos: ({
  state,
  range
}: Pick<DateRequest, 'state' | 'range'>, purpose: MeetingPurpose, now: EpochMs) => boolean;
type Terms = Pick<Robot, 'price' | 'minRental' | 'maxRental'>;
export interface Thread {
  readonly kind: 'existing' | 'draft';
  readonly counterpartId: UserId;
  readonly robotId: RobotId | null;
}
export declare const TIME_ZONE_MAX = 40;
export type Timer = (time: Milliseconds, work: () => void) => () => void;
export type TimeZone = Brand<string, 'TimeZone'>;
export interface TimeZonesPort {
  zoneAt(place: Coordinates): Promise<TimeZone | null>;
}
export declare const TOKEN_LENGTH_MAX = 40;
export declare const TOKENS_MAX = 400;
export declare const tokensJoinedIn: (token: string) => readonly [string, string] | null;
export declare const tokensVersion: ({
  version
}: Vocabulary) => string;
export declare const totalCount: (pages: readonly CountedPage[]) => MatchCount;
export interface Town extends KnownPlace {
  readonly population: number;
}
export interface TownsPort {
  nearestTown(position: Coordinates): Promise<PlaceSuggestion | null>;
  list(): Promise<readonly Town[]>;
}
export type TypedSearch = { readonly [Name in SearchParam]?: string | undefined };
export interface TypedUsername {
  readonly typed: (text: string) => () => void;
  readonly stateOf: (text: string) => UsernameCheck;
  readonly subscribe: (listener: () => void) => () => void;
}
export declare const unambiguousCoordinates: (answer: PlaceAnswer) => Coordinates | null;
export type Understood = {
  readonly kind: 'words';
  readonly text: string;
  readonly concept: Pick<Concept, 'name' | 'names'> | null;
  readonly rest: string;
} | {
  readonly kind: 'price';
  readonly price: PriceBounds;
  readonly rest: string;
} | {
  readonly kind: 'radius';
  readonly radius: Miles;
  readonly unit: DistanceUnit;
  readonly rest: string;
} | {
  readonly kind: 'place';
  readonly label: string;
  readonly rest: string;
};
export declare const UNFOUND_LIFE: Milliseconds;
export declare const UNFOUND_PEOPLE = 5;
export interface UnfoundDay extends UnfoundPhrase {
  readonly people: readonly string[];
}
export declare const unfoundPhrase: (typed: string) => string | null;
export interface UnfoundPhrase {
  readonly phrase: string;
  readonly day: EpochMs;
}
export declare const UNKNOWN_PAGE = "-";
export declare const UNKNOWN_PLACE: PlaceAnswer;
export declare const UNKNOWN_TIME: EpochMs;
export declare const UNREAD_MAX = 99;
export type Unsubscribe = () => void;
export declare const updateListing: (ports: Pick<Ports, 'robots' | 'places'> & ImageStoringPorts) => (input: UpdateListingInput) => Promise<Result<Robot, ListingError>>;
export interface UpdateListingInput {
  readonly robotId: RobotId;
  readonly ownerId: UserId;
  readonly form: ListingForm;
  readonly images: readonly (string | ImageFile)[];
  readonly previous: Robot;
  readonly control?: UploadControl;
}
export interface UploadControl {
  readonly signal?: CancelSignal;
  readonly onProgress?: (image: ImageFile, sent: number) => void;
}
export interface UploadOptions {
  readonly id?: ImageId;
  readonly signal?: CancelSignal;
  readonly onProgress?: (sent: number) => void;
}
export declare const US_STATES: readonly UsState[];
export declare const userId: (value: string) => UserId;
export type UserId = Brand<string, 'UserId'>;
export type Username = Brand<string, 'Username'>;
export declare const USERNAME_MAX = 20;
export declare const USERNAME_MIN = 3;
export type UsernameAvailability = 'available' | 'taken' | 'invalid' | 'check-failed' | 'not-configured';
export type UsernameCheck = UsernameAvailability | 'idle' | 'checking';
export type UsernameTag = 'too-short' | 'too-long' | 'invalid-characters';
export interface UsersPort extends PublicUsersPort {
  getContact(id: UserId): Promise<PrivateContact | null>;
  createProfile(profile: NewProfile): Promise<void>;
  claimUsername(id: UserId, username: Username): Promise<void>;
  update(id: UserId, changes: ProfileChanges): Promise<void>;
  setReplyTime(id: UserId, replies: ReplyTime | null): Promise<void>;
  getNoticeSettings(id: UserId): Promise<NoticeSettings>;
  setNoticeSettings(id: UserId, settings: NoticeSettings): Promise<void>;
  listPushDevices(id: UserId): Promise<readonly PushDevice[]>;
  addPushDevice(id: UserId, device: PushDevice): Promise<void>;
  removePushDevice(id: UserId, endpoint: string): Promise<void>;
  getAcceptedTerms(id: UserId): Promise<AcceptedTerms | null>;
  acceptTerms(id: UserId, version: CalendarDay): Promise<void>;
  beginDeletion(id: UserId): Promise<void>;
  isDeletionBegun(id: UserId): Promise<boolean>;
  isSuspended(id: UserId): Promise<boolean>;
  deleteProfile(id: UserId): Promise<void>;
}
export interface UsState {
  readonly code: string;
  readonly name: string;
}
export declare const validateListing: (form: ListingForm) => Result<ValidListing, readonly ListingIssue[]>;
export declare const validateLogin: (form: LoginForm) => Result<Login, readonly LoginIssue[]>;
export declare const validatePasswordChange: (form: PasswordChange) => Result<PasswordChange, readonly PasswordChangeIssue[]>;
export declare function validateProblem(form: {
  readonly text: string;
}): Result<{
  readonly text: string;
}, readonly ProblemIssue[]>;
export declare const validateProfile: (form: ProfileForm) => Result<ValidProfile, readonly ProfileIssue[]>;
export declare const validateRegistration: (form: RegistrationForm) => Result<Registration, readonly RegistrationIssue[]>;
export declare const validateReport: ({
  reason,
  note: text
}: ReportForm) => Result<Pick<OutgoingReport, 'reason' | 'note'>, readonly ReportIssue[]>;
export declare const validateReview: ({
  stars,
  text: typed,
  remark: said
}: ReviewForm) => Result<Pick<OutgoingReview, 'stars' | 'text' | 'remark'>, readonly ReviewIssue[]>;
export type ValidListing = Omit<RobotDetails, 'coordinates' | 'images'>;
export type ValidProfile = Omit<ProfileChanges, 'coordinates' | 'avatar'>;
export interface VersionsQuery {
  readonly after?: RobotCursor;
  readonly limit: number;
}
export interface Vocabulary {
  readonly version: string;
  stem(word: string): string;
  wordOf(word: string): KnownWord;
  wordsOf?(robot: Robot): RobotWords | null;
  conceptOf(words: readonly string[]): Concept | null;
  readonly longestName: number;
  readonly names: readonly string[];
  readonly words: readonly string[];
  readonly everyday?: ReadonlySet<string>;
}
export interface VocabularyPort {
  load(): Promise<Vocabulary>;
}
interface Wanted {
  readonly stems: ReadonlySet<string>;
  readonly concepts: ReadonlySet<string>;
}
export type Weekday = (typeof WEEKDAYS)[number];
export declare const weekdayOf: (day: CalendarDay) => Weekday;
export declare const WEEKDAYS: readonly [0, 1, 2, 3, 4, 5, 6];
export declare const wholeName: (name: string) => string;
export declare const wholeSize: ({
  longestSide
}: PictureFrame, {
  width,
  height
}: PictureSize) => PictureSize;
interface WiderRadius {
  readonly radius: Miles;
  readonly count: MatchCount;
}
export declare const withinTime: <Output>(work: Promise<Output>, timer: Timer, limit?: Milliseconds) => Promise<Output>;
export declare const withoutPushDevice: (devices: readonly PushDevice[], endpoint: string) => readonly PushDevice[];
export declare const withoutStars: (counts: StarCounts, fewer: readonly Stars[]) => StarCounts;
export declare const withoutTaken: (taken: readonly TakenDays[], request: MessageId) => readonly TakenDays[];
export declare const withPushDevice: (devices: readonly PushDevice[], device: PushDevice) => readonly PushDevice[];
export declare const withStars: (counts: StarCounts, more: readonly Stars[]) => StarCounts;
export declare const withTaken: (robot: Pick<Lendable, 'quantity' | 'taken'>, {
  first,
  last
}: DayRange, request: MessageId) => readonly TakenDays[] | null;
export declare const wordsIn: (folded: string) => readonly string[];
export declare const wordToken: (stem: string) => string;
export declare const writeReview: ({
  reviews
}: Pick<Ports, 'reviews'>) => ({
  me,
  request,
  form
}: WriteReviewInput) => Promise<Result<void, WriteReviewError>>;
export type WriteReviewError = {
  readonly kind: 'invalid';
  readonly issues: readonly ReviewIssue[];
}  | {
  readonly kind: 'review-refused';
} | NotSignedIn | PortFailure;
export interface WriteReviewInput {
  readonly me: {
    readonly user: AuthUser;
    readonly profile: OwnProfile | null;
  };
  readonly request: DateRequest;
  readonly form: ReviewForm;
}
export interface ZipAddress {
  readonly zip: string;
  readonly before: string;
}
