import {
  epochMs,
  isUnderstanding,
  newProfileDefaults,
  PLAIN_VOCABULARY,
  searchTokens,
  tokensVersion,
  type AcceptedTerms,
  type Message,
  type NewProfile,
  type PrivateContact,
  type PublicProfile,
  type Review,
  type Robot,
  type UserId,
  type Vocabulary,
} from '@roborrow/domain';
import { placeKey } from '../src/nearest/place-key.ts';
import { SEARCH_SETTINGS } from '../src/reading/choose-narrowing.ts';
import { Moment, type PlantedDocument } from './emulators.ts';

/** A robot's document with any ratings and times, as a client with a vocabulary stores it. */
export const robotDocument = (
  { id, coordinates, ...robot }: Robot,
  vocabulary: Vocabulary = PLAIN_VOCABULARY,
): PlantedDocument => ({
  path: `robots/${id}`,
  fields: {
    ...robot,
    ...coordinates,
    ...(coordinates && { placeKey: placeKey(coordinates) }),
    ...(isUnderstanding(vocabulary) && { tokens: searchTokens(robot, vocabulary) }),
    createdAt: new Moment(robot.createdAt),
    updatedAt: new Moment(robot.updatedAt),
  },
});

/** Says that every listing has the tokens of a vocabulary. */
export const searchSettings = (vocabulary: Vocabulary): PlantedDocument => ({
  path: `settings/${SEARCH_SETTINGS}`,
  fields: { tokens: tokensVersion(vocabulary) },
});

export const messageDocument = ({ id, ...message }: Message): PlantedDocument => ({
  path: `messages/${id}`,
  fields: { ...message, receiverEmail: '', createdAt: new Moment(message.createdAt) },
});

/** A review that was opened when it was written. */
export const reviewDocument = ({ id, answer, ...review }: Review): PlantedDocument => ({
  path: `reviews/${id}`,
  fields: {
    ...review,
    ...(answer !== null && { answer }),
    createdAt: new Moment(review.createdAt),
    openedAt: new Moment(review.createdAt),
  },
});

/** A profile with its private part and its claim. */
export const profileDocuments = (
  { id, username, ...profile }: PublicProfile,
  { email, coordinates }: PrivateContact,
): readonly PlantedDocument[] => [
  {
    path: `users/${id}`,
    fields: {
      ...profile,
      username: username ?? '',
      createdAt: new Moment(profile.createdAt),
      updatedAt: new Moment(profile.updatedAt),
    },
  },
  { path: `users/${id}/private/contact`, fields: { email, ...coordinates } },
  ...(username === null ? [] : [{ path: `usernames/${username}`, fields: { uid: id } }]),
];

/** Which terms a person accepted. */
export const termsDocument = (id: UserId, { version, at }: AcceptedTerms): PlantedDocument => ({
  path: `users/${id}/private/terms`,
  fields: { version, at: new Moment(at) },
});

/** What creating a profile stores. The documents are compared with those of the adapter (planted.emulators.test.ts). */
export const newProfileDocuments = ({ email, ...profile }: NewProfile): readonly PlantedDocument[] => {
  const now = epochMs(Date.now());
  const contact = { email, coordinates: null };
  return profileDocuments({ ...newProfileDefaults, ...profile, createdAt: now, updatedAt: now }, contact);
};
