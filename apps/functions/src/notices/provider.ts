import type { DateRequest, Message, NoticeChannel, RentalNoticeKind } from '@roborrow/domain';
import type { NamedRobot, Receiver } from './notice-store.ts';

/**
 * What became of a notice. `not-taken`: certainly not, so it is tried again. `unknown`: all of it was sent, and the provider did
 * not answer. `not-wanted`: nothing is left of the receiver's to which it could go.
 */
export type Delivery = 'taken' | 'not-taken' | 'unknown' | 'not-wanted';

/** A receiver by their id. */
export type Addressee = Receiver & { readonly id: Message['receiverId'] };

/** A notice about messages. */
export interface MessageNotice {
  readonly receiver: Addressee;
  /** At least one, oldest first, of one sender. */
  readonly messages: readonly Message[];
}

/** A notice about a rental (D730). */
export interface RentalNotice {
  readonly receiver: Addressee;
  readonly kind: RentalNoticeKind;
  readonly request: DateRequest;
  /** `null` when its listing is gone. */
  readonly robot: NamedRobot | null;
}

export type Notice = MessageNotice | RentalNotice;

/** What takes notices on one channel, for one run. */
export interface Provider {
  /** Connects and signs in; `false` when that fails, so that nothing need be handed over. Safe to repeat. */
  isReady(): Promise<boolean>;
  deliver(notice: Notice): Promise<Delivery>;
}

/** A provider that a person can try, too. */
export interface TestableProvider extends Provider {
  /** Sends what shows a person that notices arrive (D440, D546); whether it was taken. */
  deliverTest(person: Addressee, id: string): Promise<boolean>;
  close(): void;
}

/** The channels that are set up. */
export type Providers<One extends Provider = Provider> = Readonly<Partial<Record<NoticeChannel, One>>>;

const CHANNELS: readonly NoticeChannel[] = ['email', 'push'];

export const channelsOf = (providers: Providers): readonly NoticeChannel[] =>
  CHANNELS.filter((channel) => providers[channel] !== undefined);

export const closeAll = (providers: Providers<TestableProvider>): void => {
  for (const provider of Object.values(providers)) provider.close();
};

/**
 * Whether a test may be sent on this channel. One to an address that is not confirmed asks for that (D670); none goes to a person who
 * has switched mails off, or to an address that wants none (D577, D671).
 */
export const isTestable = (receiver: Receiver, channel: NoticeChannel): boolean =>
  isWanted(receiver, channel) ||
  (channel === 'email' && receiver.mails === 'unconfirmed' && receiver.settings.messageByEmail);

/** Whether a person wants notices on this channel, and they may go there. */
export const isWanted = ({ mails, settings, devices }: Receiver, channel: NoticeChannel): boolean => {
  switch (channel) {
    case 'email':
      return mails === 'ready' && settings.messageByEmail;
    case 'push':
      return devices.length > 0;
  }
};
