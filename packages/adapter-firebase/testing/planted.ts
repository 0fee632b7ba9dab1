import type { Message, PrivateContact, PublicProfile, Robot } from '@roborrow/domain';
import { placeKey } from '../src/nearest/place-key.ts';
import { Moment, type PlantedDocument } from './emulators.ts';

/** A robot's document with any ratings and times. */
export const robotDocument = ({ id, coordinates, ...robot }: Robot): PlantedDocument => ({
  path: `robots/${id}`,
  fields: {
    ...robot,
    ...coordinates,
    ...(coordinates && { placeKey: placeKey(coordinates) }),
    createdAt: new Moment(robot.createdAt),
    updatedAt: new Moment(robot.updatedAt),
  },
});

export const messageDocument = ({ id, ...message }: Message): PlantedDocument => ({
  path: `messages/${id}`,
  fields: { ...message, receiverEmail: '', createdAt: new Moment(message.createdAt) },
});

/** A profile with its private part and its reservation. */
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
