import {
  type AcceptedTerms,
  type CalendarDay,
  DEFAULT_NOTICE_SETTINGS,
  EXPERTISE_LEVELS,
  fullName,
  languageTag,
  newProfileDefaults,
  REPLY_TIMES,
  type NoticeSettings,
  type PrivateContact,
  type PublicProfile,
  type UserId,
  type Username,
} from '@roborrow/domain';
import { z } from 'zod/mini';
import type { ImageUrls } from '../image-urls.ts';
import { createDecode, type Decode } from './decoder.ts';
import { starCounts } from './review.ts';
import { coordinatesOf, createdAt, orElse, place, text, updatedAt } from './schemas.ts';

const stored = z.object({
  id: text<UserId>(),
  username: z.nullish(text<Username>()),
  firstName: orElse(z.string(), ''),
  lastName: orElse(z.string(), ''),
  displayName: z.nullish(z.string()),
  bio: orElse(z.string(), newProfileDefaults.bio),
  avatar: orElse(z.string(), newProfileDefaults.avatar),
  location: orElse(z.string(), newProfileDefaults.location),
  expertise: orElse(z.enum(EXPERTISE_LEVELS), newProfileDefaults.expertise),
  isVerified: orElse(z.boolean(), newProfileDefaults.isVerified),
  isPremium: orElse(z.boolean(), newProfileDefaults.isPremium),
  rating: orElse(z.number(), newProfileDefaults.rating),
  reviewCount: orElse(z.number(), newProfileDefaults.reviewCount),
  stars: starCounts,
  // What is unknown is not said.
  replies: z.catch(z.optional(z.enum(REPLY_TIMES)), undefined),
  createdAt,
  updatedAt,
});

/** The public document. Older ones also contain the email, which is dropped here (D10). */
export const createDecodeProfile = (urls: ImageUrls): Decode<PublicProfile> =>
  createDecode(
    z.pipe(
      stored,
      z.transform(({ replies, stars, ...profile }): PublicProfile => ({
        ...profile,
        ...stars,
        ...(replies && { replies }),
        username: profile.username || null,
        displayName: profile.displayName ?? fullName(profile.firstName, profile.lastName),
        avatar: urls.shown(profile.avatar),
        updatedAt: profile.updatedAt ?? profile.createdAt,
      })),
    ),
  );

/** The private part; older versions stored these fields in the public document. */
export const decodeContact: Decode<PrivateContact> = createDecode(
  z.pipe(
    z.object({ email: z.string(), ...place }),
    z.transform(({ email, ...rest }): PrivateContact => ({ email, coordinates: coordinatesOf(rest) })),
  ),
);

/** A value that cannot be read is the default: the person hears. */
export const decodeNoticeSettings: Decode<NoticeSettings> = createDecode(
  z.pipe(
    z.object({
      messageByEmail: orElse(z.boolean(), DEFAULT_NOTICE_SETTINGS.messageByEmail),
      withBeginning: orElse(z.boolean(), DEFAULT_NOTICE_SETTINGS.withBeginning),
      language: z.optional(z.unknown()),
    }),
    z.transform(({ language, ...settings }): NoticeSettings => {
      const tag = languageTag(language);
      return { ...settings, ...(tag && { language: tag }) };
    }),
  ),
);

export const decodeAcceptedTerms: Decode<AcceptedTerms> = createDecode(
  z.object({ version: text<CalendarDay>(), at: createdAt }),
);

/** The metadata of a document whose contents are not needed. */
export const decodeExistence: Decode<{ readonly id: string }> = createDecode(z.object({ id: z.string() }));

export const decodeUsernameClaim: Decode<{ readonly uid: UserId }> = createDecode(
  z.object({ uid: text<UserId>() }),
);
