export interface ContractHarness {
  readonly name: string;
  runs(full: number): number;
  fresh(options?: WorldOptions): Promise<World>;
}
export declare const CONTRACTS: readonly ((harness: ContractHarness) => void)[];
export declare const describeAccountsContract: (harness: ContractHarness) => void;
export declare const describeAppointmentsContract: (harness: ContractHarness) => void;
export declare const describeBlocksContract: (harness: ContractHarness) => void;
export declare const describeConditionPhotosContract: (harness: ContractHarness) => void;
export declare const describeContracts: (harness: ContractHarness) => void;
export declare const describeDateRequestsContract: (harness: ContractHarness) => void;
export declare const describeDeletionContract: (harness: ContractHarness) => void;
export declare const describeGoogleContract: (harness: ContractHarness) => void;
export declare const describeImagesContract: (harness: ContractHarness) => void;
export declare const describeImageUploadsContract: (harness: ContractHarness) => void;
export declare const describeInboxContract: (harness: ContractHarness) => void;
export declare const describeLeavingContract: (harness: ContractHarness) => void;
export declare const describeLimitsContract: (harness: ContractHarness) => void;
export declare const describeLoginChangesContract: (harness: ContractHarness) => void;
export declare const describeMessagePagesContract: (harness: ContractHarness) => void;
export declare const describeMessagesContract: (harness: ContractHarness) => void;
export declare const describeMyDataContract: (harness: ContractHarness) => void;
export declare const describeNarrowedRobotsContract: (harness: ContractHarness) => void;
export declare const describeNearestRobotsContract: (harness: ContractHarness) => void;
export declare const describeNewRobotsContract: (harness: ContractHarness) => void;
export declare const describeNoticeSettingsContract: (harness: ContractHarness) => void;
export declare const describeOperatorContract: (harness: ContractHarness) => void;
export declare const describeOtherSignInsContract: (harness: ContractHarness) => void;
export declare const describeOwnListingsContract: (harness: ContractHarness) => void;
export declare const describePlacesContract: (harness: PlacesHarness) => void;
export declare const describeProfileUpdatesContract: (harness: ContractHarness) => void;
export declare const describePublicRobotsContract: (harness: ContractHarness) => void;
export declare const describePublicUsersContract: (harness: ContractHarness) => void;
export declare const describePushDevicesContract: (harness: ContractHarness) => void;
export declare const describeReadMarksContract: (harness: ContractHarness) => void;
export declare const describeReportsContract: (harness: ContractHarness) => void;
export declare const describeReviewsContract: (harness: ContractHarness) => void;
export declare const describeRobotListsContract: (harness: ContractHarness) => void;
export declare const describeRobotOrdersContract: (harness: ContractHarness) => void;
export declare const describeRobotsContract: (harness: ContractHarness) => void;
export declare const describeSavedContract: (harness: ContractHarness) => void;
export declare const describeServicesContract: (harness: ContractHarness) => void;
export declare const describeSessionAgeContract: (harness: ContractHarness) => void;
export declare const describeSessionContract: (harness: ContractHarness) => void;
export declare const describeTermsContract: (harness: ContractHarness) => void;
export declare const describeThreadContract: (harness: ContractHarness) => void;
export declare const describeTownsContract: (harness: TownsHarness) => void;
export declare const describeUsernamesContract: (harness: ContractHarness) => void;
export declare const describeUsersContract: (harness: ContractHarness) => void;
export interface GoogleAccount {
  readonly email: string;
  readonly displayName: string;
}
export declare const joinWorld: (world: Pick<World, 'client' | 'plantProfile'>, changes?: Partial<NewProfile>) => Promise<Person>;
export declare const newReview: (asked: Message, author: Person, changes?: Partial<OutgoingReview>) => OutgoingReview;
export declare const newRobot: ({
  ports,
  user
}: Person, changes?: Partial<NewRobot>) => NewRobot;
export interface Person {
  readonly ports: Ports;
  readonly user: AuthUser;
  readonly profile: NewProfile;
  readonly password: string;
}
export interface PlacesHarness {
  readonly name: string;
  places(): Promise<PlacesPort>;
  runs?(full: number): number;
  readonly known: {
    readonly typed: string;
    readonly description: string;
    readonly coordinates: Coordinates;
  };
  readonly source?: PlaceSource;
  readonly unknown: string;
  readonly shared: {
    readonly name: string;
    readonly taken: string;
  };
  readonly zip: {
    readonly typed: string;
    readonly before: string;
    readonly description: string;
  };
  readonly word: {
    readonly typed: string;
    readonly place: string;
    readonly longer: string;
  };
  readonly misspelled: {
    readonly typed: string;
    readonly meant: string;
  };
}
export interface Planted {
  readonly robots?: readonly Robot[];
  readonly messages?: readonly Message[];
  readonly reviews?: readonly Review[];
  readonly suspended?: readonly UserId[];
  readonly reportCounts?: readonly {
    readonly id: UserId;
    readonly count: number;
    readonly age: Milliseconds;
  }[];
  readonly limits?: DailyLimits;
  readonly sentToday?: readonly {
    readonly id: UserId;
    readonly entries: readonly string[];
    readonly age: Milliseconds;
  }[];
  readonly problemCount?: {
    readonly count: number;
    readonly age: Milliseconds;
  };
  readonly blocks?: readonly {
    readonly id: UserId;
    readonly people: readonly UserId[];
  }[];
}
export interface PlantedRental {
  readonly robot: Robot;
  readonly renter: Person;
  readonly owner: Person;
  readonly lastDayAgo?: number;
  readonly returnedAgo?: number | null;
  readonly end?: 'handed-over' | 'cancelled' | 'not-happened' | null;
  readonly answer?: 'accepted' | 'declined';
}
export declare const plantRental: (world: Pick<World, 'plant'>, {
  robot,
  renter,
  owner,
  lastDayAgo,
  returnedAgo,
  end,
  answer
}: PlantedRental) => Promise<Message>;
export declare const READING_CONTRACTS: readonly ((harness: ContractHarness) => void)[];
interface TownsHarness {
  readonly name: string;
  towns(): Promise<TownsPort & Pick<PlacesPort, 'geocode'>>;
  readonly known: {
    readonly description: string;
    readonly position: Coordinates;
  };
  readonly nowhere: readonly Coordinates[];
}
export interface World {
  client(): Promise<Ports>;
  reader(): Promise<PublicPorts>;
  tick(): Promise<void>;
  tickSecond(): Promise<void>;
  settle(): Promise<void>;
  readonly advance: ((span: Milliseconds) => Promise<void>) | null;
  plant(documents: Planted): Promise<void>;
  plantProfile?(profile: NewProfile): Promise<void>;
  openReviews?(ids: readonly ReviewId[]): Promise<void>;
  download(address: string, width?: number): Promise<Uint8Array | null>;
  countImages(user: UserId): Promise<number>;
  chooseGoogle(client: Ports, account: GoogleAccount | null): Promise<void>;
  openMailLink?(email: string): Promise<void>;
  makeOperator?(client: Ports): Promise<void>;
  dispose(): Promise<void>;
}
export interface WorldOptions {
  readonly pause?: () => Promise<void>;
}
