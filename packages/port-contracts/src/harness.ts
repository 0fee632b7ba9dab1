import type { Message, Milliseconds, Ports, Robot, UserId } from '@roborrow/domain';

/** A backend as the contracts see it. */
export interface ContractHarness {
  readonly name: string;
  /** How often a property runs on this backend, where `full` times would be thorough. */
  runs(full: number): number;
  /** A backend with nothing in it. */
  fresh(options?: WorldOptions): Promise<World>;
}

export interface WorldOptions {
  /**
   * Awaited before every access to what is stored, if the backend can do that: here a test decides who is first.
   * A backend that cannot leaves the order to chance.
   */
  readonly pause?: () => Promise<void>;
}

/** One backend and the clients around it. */
export interface World {
  /** Another client of the same backend, signed out, independent of the others. */
  client(): Promise<Ports>;

  /** Waits until the backend's clock shows a later time. */
  tick(): Promise<void>;

  /** Waits until whatever subscriptions still have to deliver has been delivered. */
  settle(): Promise<void>;

  /** Moves the backend's clock; `null` where nobody can. */
  readonly advance: ((span: Milliseconds) => Promise<void>) | null;

  /** Writes documents with the backend's own hand, past all permissions: ratings, old data, exact times. */
  plant(documents: Planted): Promise<void>;

  /** What anybody gets who opens a picture's URL; `null` when there is nothing any more. */
  download(url: string): Promise<Uint8Array | null>;

  /** How many pictures the backend keeps in a user's folders. */
  countImages(user: UserId): Promise<number>;

  /** Decides what this client's Google account chooser answers from now on; `null` closes it. */
  chooseGoogle(client: Ports, account: GoogleAccount | null): Promise<void>;

  dispose(): Promise<void>;
}

export interface Planted {
  readonly robots?: readonly Robot[];
  readonly messages?: readonly Message[];
}

export interface GoogleAccount {
  readonly email: string;
  readonly displayName: string;
}
