import type { UserId } from '../ids.ts';
import type { Message } from '../messaging/message.ts';
import { pictureForms } from '../images/picture-address.ts';
import type { NoticeSettings } from '../notices/notice-settings.ts';
import type { PushDevice } from '../notices/push-device.ts';
import type { Decision } from '../operator/decision.ts';
import type { AuthUser } from '../ports/auth.ts';
import type { MessageCursor } from '../ports/messages.ts';
import { toMemberError, type NotSignedIn, type PortFailure } from '../ports/port-failure.ts';
import type { Ports } from '../ports/ports.ts';
import type { ReviewCursor } from '../ports/reviews.ts';
import { ok, type Result } from '../result.ts';
import type { Report } from '../reports/report.ts';
import type { OwnReview, Review } from '../reviews/review.ts';
import type { Robot } from '../robots/robot.ts';
import type { Saved } from '../saved/saved.ts';
import type { EpochMs } from '../units.ts';
import type { AcceptedTerms } from '../users/accepted-terms.ts';
import type { PrivateContact, PublicProfile } from '../users/profile.ts';

/** Everything that is stored of one person, as JSON can hold it (D464). Times are milliseconds since 1970. */
export interface MyData {
  readonly collectedAt: EpochMs;
  readonly account: AuthUser;
  readonly profile: PublicProfile | null;
  readonly contact: PrivateContact | null;
  /** Which terms the person accepted last, and when (D811). */
  readonly acceptedTerms: AcceptedTerms | null;
  readonly notices: NoticeSettings;
  readonly pushDevices: readonly PushDevice[];
  readonly listings: readonly Robot[];
  /** All that the person sent and received, newest first. */
  readonly messages: readonly Message[];
  readonly saved: Saved;
  readonly blocked: readonly UserId[];
  /** What the person reported, as long as the operator has not closed it. */
  readonly reports: readonly Report[];
  /** What the operator decided about the person and what is theirs, and what the two said to it; also what was taken back (D794). */
  readonly decisions: readonly Decision[];
  /** What the person wrote of others, sealed or open, with the remarks, and what others wrote of them and is open; newest first. */
  readonly reviews: { readonly written: readonly OwnReview[]; readonly received: readonly Review[] };
  /**
   * The pictures of the profile and the listings, a data URL by address, and photos of a robot's condition by their message and name,
   * "01JX…/01JY….jpg" (D751); `null` where one could not be read.
   */
  readonly pictures: Readonly<Record<string, string | null>>;
}

export interface CollectMyDataDependencies extends Pick<
  Ports,
  | 'users'
  | 'robots'
  | 'messages'
  | 'saved'
  | 'blocks'
  | 'reports'
  | 'appeals'
  | 'reviews'
  | 'images'
  | 'clock'
> {
  /** Reads a picture as a data URL; rejects when it cannot be read. */
  readonly readPicture: (url: string) => Promise<string>;
  /** The data URL of a JPEG. */
  readonly dataUrl: (jpeg: Uint8Array) => string | Promise<string>;
}

/** How many messages, or reviews, are read at a time. */
const PAGE = 500;

/** Reads everything that is stored of the caller. A picture that cannot be read does not stop it. */
export const collectMyData =
  ({
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
    dataUrl,
  }: CollectMyDataDependencies) =>
  async (account: AuthUser): Promise<Result<MyData, NotSignedIn | PortFailure>> => {
    const { uid } = account;
    const allMessages = async (before?: MessageCursor): Promise<readonly Message[]> => {
      const page = await messages.listRecent(uid, { limit: PAGE, ...(before && { before }) });
      return page.next ? [...page.messages, ...(await allMessages(page.next))] : page.messages;
    };
    const allReceived = async (before?: ReviewCursor): Promise<readonly Review[]> => {
      const page = await reviews.listOfPerson(uid, { limit: PAGE, ...(before && { before }) });
      return page.next ? [...page.reviews, ...(await allReceived(page.next))] : page.reviews;
    };
    const orNull = async (name: string, read: Promise<string>): Promise<readonly [string, string | null]> => {
      try {
        return [name, await read];
      } catch {
        return [name, null];
      }
    };
    const photosOf = ({ id, senderId, dates }: Message) =>
      (dates?.kind === 'photos' ? dates.photos : []).map((photo) =>
        orNull(
          `${id}/${pictureForms(photo).url}`,
          images.readConditionPhoto({ by: senderId, message: id, photo, size: 'whole' }).then(dataUrl),
        ),
      );

    try {
      const [
        profile,
        contact,
        acceptedTerms,
        notices,
        pushDevices,
        listings,
        sentAndReceived,
        kept,
        { people },
        reported,
        decisions,
        written,
        received,
      ] = await Promise.all([
        users.get(uid),
        users.getContact(uid),
        users.getAcceptedTerms(uid),
        users.getNoticeSettings(uid),
        users.listPushDevices(uid),
        robots.listByOwner(uid),
        allMessages(),
        saved.get(uid),
        blocks.get(uid),
        reports.listOwn(uid),
        appeals.listAll(uid),
        reviews.listOwn(uid),
        allReceived(),
      ]);
      const avatars = profile?.avatar ? [profile.avatar] : [];
      const addresses = new Set([...avatars, ...listings.flatMap(({ images }) => images)]);
      return ok({
        collectedAt: clock.now(),
        account,
        profile,
        contact,
        acceptedTerms,
        notices,
        pushDevices,
        listings,
        messages: sentAndReceived,
        saved: kept,
        blocked: people,
        reports: reported,
        decisions,
        reviews: { written, received },
        pictures: Object.fromEntries(
          await Promise.all([
            ...[...addresses].map((url) => orNull(url, readPicture(url))),
            ...sentAndReceived.flatMap(photosOf),
          ]),
        ),
      });
    } catch (thrown) {
      return toMemberError(thrown);
    }
  };
