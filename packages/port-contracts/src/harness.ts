import type {
  DailyLimits,
  Message,
  Milliseconds,
  NewProfile,
  Ports,
  PublicPorts,
  Review,
  ReviewId,
  Robot,
  UserId,
} from '@roborrow/domain';

/** A backend under test by the contracts. */
export interface ContractHarness {
  readonly name: string;
  /** The number of runs of a property on this backend, where `full` runs would be thorough. */
  runs(full: number): number;
  /** Creates an empty backend. */
  fresh(options?: WorldOptions): Promise<World>;
}

/** What a test asks of a new backend. */
export interface WorldOptions {
  /**
   * Awaited before every access to stored data, if the backend supports it: a test can then decide the order.
   * Other backends run in any order.
   */
  readonly pause?: () => Promise<void>;
}

/** One backend and its clients. */
export interface World {
  /** A new client of the same backend, signed out, independent of other clients. */
  client(): Promise<Ports>;

  /** A signed-out reader for the contracts of public reads. */
  reader(): Promise<PublicPorts>;

  /** Waits until the backend's clock shows a later time. */
  tick(): Promise<void>;

  /** The same, until a later second: some backends count the seconds of a sign-in. */
  tickSecond(): Promise<void>;

  /** Waits until every pending delivery to a subscription has happened. */
  settle(): Promise<void>;

  /** Moves the backend's clock; `null` if it cannot be moved. */
  readonly advance: ((span: Milliseconds) => Promise<void>) | null;

  /**
   * Writes documents directly into the backend, bypassing all permissions: ratings, old data, exact times.
   */
  plant(documents: Planted): Promise<void>;

  /**
   * Stores the profile of a new account as `createProfile` does, but past all permissions, where that is cheaper. Tests that are
   * about something else begin with it. Without it they sign up.
   */
  plantProfile?(profile: NewProfile): Promise<void>;

  /** Opens reviews, where a function that runs by itself does it (D705). Without it the port opens them, once both are written. */
  openReviews?(ids: readonly ReviewId[]): Promise<void>;

  /**
   * What a visitor gets from a picture's address: the whole picture, or the smaller one of this width in pixels. `null` when it does not
   * exist, or no longer.
   */
  download(address: string, width?: number): Promise<Uint8Array | null>;

  /** The number of pictures in a user's folders. */
  countImages(user: UserId): Promise<number>;

  /** Sets the answer of this client's Google account chooser; `null` closes it. */
  chooseGoogle(client: Ports, account: GoogleAccount | null): Promise<void>;

  /** Opens the link of the mail that asks for a new address; for backends that ask (D643). */
  openMailLink?(email: string): Promise<void>;

  /** Gives the signed-in user of a client the operator's role (D790). Only the operator's contract needs it. */
  makeOperator?(client: Ports): Promise<void>;

  dispose(): Promise<void>;
}

/** Documents that a test writes past all permissions. */
export interface Planted {
  readonly robots?: readonly Robot[];
  readonly messages?: readonly Message[];
  /** Open ones. */
  readonly reviews?: readonly Review[];
  /** Users whom the operator suspends. */
  readonly suspended?: readonly UserId[];
  /** How many reports users sent, beginning that long ago. */
  readonly reportCounts?: readonly {
    readonly id: UserId;
    readonly count: number;
    readonly age: Milliseconds;
  }[];
  /** The operator's table of limits. */
  readonly limits?: DailyLimits;
  /** What users sent in a day that began that long ago. */
  readonly sentToday?: readonly {
    readonly id: UserId;
    readonly entries: readonly string[];
    readonly age: Milliseconds;
  }[];
  /** How many problems people told of in a day that began that long ago. */
  readonly problemCount?: { readonly count: number; readonly age: Milliseconds };
  /** Whom users blocked. */
  readonly blocks?: readonly { readonly id: UserId; readonly people: readonly UserId[] }[];
}

/** An account at Google, as its chooser gives it. */
export interface GoogleAccount {
  readonly email: string;
  readonly displayName: string;
}
