export declare const anyTextArb: (lengths?: {
  readonly minLength?: number;
  readonly maxLength?: number;
}) => fc.Arbitrary<string>;
interface AuthUser {
  readonly uid: UserId;
  readonly email: string;
  readonly displayName: string;
  readonly signedInAt: EpochMs;
  readonly isOperator?: true;
}
export declare const authUserArb: fc.Arbitrary<AuthUser>;
type Brand<Base, Name extends string> = Base & {
  readonly [brand]: Name;
};
export declare const calendarArb: fc.Arbitrary<RobotCalendar>;
type CalendarDay = Brand<string, 'CalendarDay'>;
type CategoryFilter = {
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
type Cents = Brand<number, 'Cents'>;
interface Concept {
  readonly id: string;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly broader: readonly string[];
}
interface ConditionPhotos {
  readonly kind: 'photos';
  readonly request: MessageId;
  readonly for: MeetingPurpose;
  readonly photos: readonly string[];
}
interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}
export declare const coordinatesArb: fc.Arbitrary<Coordinates>;
type Count = Brand<number, 'Count'>;
export declare const createPendingImages: () => PendingImagesMemory;
interface DatesAsked extends DayRange {
  readonly kind: 'asked';
  readonly total: Cents;
  readonly zone?: TimeZone;
}
type DatesNote = DatesAsked | DatesStep | MeetingProposed | MeetingAgreed | ConditionPhotos;
interface DatesStep {
  readonly kind: StepKind;
  readonly request: MessageId;
  readonly reason?: EndReason;
}
export declare const dayArb: fc.Arbitrary<CalendarDay>;
interface DayRange {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}
export declare const dayRangeArb: fc.Arbitrary<DayRange>;
type Days = Brand<number, 'Days'>;
type DollarsPerDay = Brand<number, 'DollarsPerDay'>;
type EndReason = (typeof END_REASONS)[number];
type EpochMs = Brand<number, 'EpochMs'>;
export declare const evenlyArb: (min: number, max: number) => fc.Arbitrary<number>;
type Expertise = (typeof EXPERTISE_LEVELS)[number];
export declare const foundAt: (coordinates: Coordinates, description?: string) => PlaceAnswer;
interface FoundRobot {
  readonly robot: Robot;
  readonly distance: Miles | null;
}
export declare const idArb: fc.Arbitrary<string>;
type ImageId = Brand<string, 'ImageId'>;
interface KnownPlace {
  readonly description: string;
  readonly coordinates: Coordinates;
  readonly source?: PlaceSource;
}
interface KnownWord {
  readonly stem: string;
  readonly concept: Concept | null;
  readonly longestName: number;
  beginsNameTo(last: string): boolean;
}
type ListableRow = Extract<Row, {
  readonly formPosition: number;
}>;
type ListingCategory = ListableRow['name'];
type LocalTime = Brand<string, 'LocalTime'>;
interface MeetingAgreed {
  readonly kind: 'meeting-agreed';
  readonly request: MessageId;
  readonly proposal: MessageId;
}
interface MeetingProposed {
  readonly kind: 'meeting';
  readonly request: MessageId;
  readonly for: MeetingPurpose;
  readonly at: LocalTime;
  readonly place: string;
}
type MeetingPurpose = (typeof MEETING_PURPOSES)[number];
interface Message {
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
export declare const messageArb: fc.Arbitrary<Message>;
type MessageId = Brand<string, 'MessageId'>;
export declare const messagesArb: (maxLength?: number) => fc.Arbitrary<readonly Message[]>;
type Miles = Brand<number, 'Miles'>;
export declare const NAUGHTY_STRINGS: readonly string[];
export declare const nearbyArb: (origin: Coordinates, span?: number) => fc.Arbitrary<Coordinates>;
interface OwnProfile extends PublicProfile, PrivateContact {}
export declare const ownProfileArb: fc.Arbitrary<OwnProfile>;
interface PartsOfWords {
  readonly text: string;
  readonly withBeginnings: boolean;
}
interface PendingImages {
  readonly id: string;
  readonly ownerId: UserId;
  readonly robotId: RobotId | null;
  readonly message?: MessageId | undefined;
  readonly uploads: readonly ImageId[];
  readonly replaced: readonly string[];
}
interface PendingImagesMemory extends PendingImagesPort {
  readonly entries: ReadonlyMap<string, PendingImages>;
  readonly abandonAll: () => void;
}
interface PendingImagesPort {
  keep(pending: PendingImages): Promise<void>;
  forget(id: string): Promise<void>;
  finishAbandoned(ownerId: UserId, work: (pending: PendingImages) => Promise<void>): Promise<void>;
}
export declare const PEOPLE: readonly UserId[];
type PlaceAnswer = {
  readonly kind: 'found';
  readonly place: KnownPlace;
  readonly others: readonly KnownPlace[];
}  | {
  readonly kind: 'unknown';
  readonly didYouMean: KnownPlace | null;
};
type PlaceSource = (typeof PLACE_SOURCES)[number];
export declare const plainSearch: (robots: readonly Robot[], criteria: SearchCriteria, origin: SearchOrigin | null) => readonly FoundRobot[];
export declare const pointAt: (origin: Coordinates, bearing: number, distance: number) => Coordinates;
interface PriceBounds {
  readonly min: number | null;
  readonly max: number | null;
}
interface PrivateContact {
  readonly email: string;
  readonly coordinates: Coordinates | null;
}
interface PublicProfile {
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
export declare const publicProfileArb: fc.Arbitrary<PublicProfile>;
export declare const pushDevice: (name: string, changes?: Partial<PushDevice>) => PushDevice;
interface PushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}
export declare const radiusArb: fc.Arbitrary<Miles>;
interface Removed {
  readonly id: string;
  readonly at: EpochMs;
}
type ReplyTime = (typeof REPLY_TIMES)[number];
interface Robot extends RobotDetails, RobotCalendar {
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
export declare const robotArb: fc.Arbitrary<Robot>;
interface RobotCalendar {
  readonly closedDays: readonly DayRange[];
  readonly closedWeekdays: readonly Weekday[];
  readonly taken: readonly TakenDays[];
}
interface RobotDetails {
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
type RobotId = Brand<string, 'RobotId'>;
export declare const robotsArb: (maxLength?: number) => fc.Arbitrary<readonly Robot[]>;
export declare const robotWordArb: fc.Arbitrary<string>;
type RobotWords = Pick<ReadonlyMap<string, Said>, 'get' | 'has'>;
type Row = (typeof TABLE)[number];
export declare const runs: (full: number) => number;
interface Said {
  readonly where: SaidIn;
  readonly words: string;
  readonly isNarrower: boolean;
  readonly isDenied: boolean;
}
type SaidIn = (typeof SAID_IN)[number];
interface Saved {
  readonly robots: readonly SavedRobot[];
  readonly searches: readonly SavedSearch[];
  readonly removed: readonly Removed[];
}
export declare const savedArb: fc.Arbitrary<Saved>;
interface SavedRobot {
  readonly id: RobotId;
  readonly at: EpochMs;
  readonly name: string;
  readonly price: DollarsPerDay;
}
interface SavedSearch {
  readonly id: string;
  readonly at: EpochMs;
  readonly name: string;
  readonly seenAt: EpochMs;
}
export declare const SCRIPT_PAYLOADS: readonly string[];
export declare const searchCaseArb: fc.Arbitrary<{
  origin: SearchOrigin | null;
  criteria: SearchCriteria;
  robots: Readonly<{
    closedDays: readonly DayRange[];
    closedWeekdays: readonly Weekday[];
    taken: readonly TakenDays[];
    name: string;
    description: string;
    category: ListingCategory;
    price: DollarsPerDay;
    location: string;
    images: readonly string[];
    specifications: Specifications;
    features: readonly string[];
    quantity: Count | null;
    minRental: Days | null;
    maxRental: Days | null;
    pickupTime: string;
    returnTime: string;
    ownerId: UserId;
    isAvailable: boolean;
    rating: number;
    reviewCount: number;
    totalRentals: number;
    stars?: StarCounts;
    createdAt: EpochMs;
    updatedAt: EpochMs;
    coordinates: Coordinates | null;
    id: RobotId;
  }>[];
}>;
interface SearchCriteria extends SearchFilters {
  readonly vocabulary?: Vocabulary;
}
interface SearchFilters {
  readonly text: string;
  readonly category: CategoryFilter;
  readonly price: PriceBounds;
  readonly days?: Days | null;
  readonly dates?: DayRange | null;
  readonly state?: UsState | null;
  readonly partsOfWords?: PartsOfWords | null;
}
interface SearchOrigin {
  readonly coordinates: Coordinates;
  readonly radius: Miles;
}
type Specification = (typeof SPECIFICATIONS)[number];
type SpecificationName = Specification['name'];
type Specifications = Readonly<Record<SpecificationName, string>>;
type StarCounts = readonly [number, number, number, number, number];
type StepKind = (typeof STEP_KINDS)[number];
interface TakenDays extends DayRange {
  readonly unit: number;
  readonly request: MessageId;
}
type TimeZone = Brand<string, 'TimeZone'>;
export declare const tinyVocabulary: Vocabulary;
export declare const tinyWords: VocabularyPort;
export declare const usCoordinatesArb: fc.Arbitrary<Coordinates>;
type UserId = Brand<string, 'UserId'>;
type Username = Brand<string, 'Username'>;
export declare const usernameArb: fc.Arbitrary<Username>;
interface UsState {
  readonly code: string;
  readonly name: string;
}
interface Vocabulary {
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
interface VocabularyPort {
  load(): Promise<Vocabulary>;
}
type Weekday = (typeof WEEKDAYS)[number];
