import {
  fullName,
  newProfileDefaults,
  type NewProfile,
  type PrivateContact,
  type ProfileChanges,
} from '@roborrow/domain';
import { serverTimestamp, type DocumentData } from 'firebase/firestore';
import type { ImageUrls } from '../image-urls.ts';

export const encodeNewProfile = ({
  username,
  firstName,
  lastName,
  displayName,
}: NewProfile): DocumentData => ({
  ...newProfileDefaults,
  username: username ?? '',
  firstName,
  lastName,
  displayName,
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
});

export const encodeProfileChanges = (changes: ProfileChanges, urls: ImageUrls): DocumentData => {
  const { firstName, lastName, bio, location, expertise, avatar } = changes;
  return {
    firstName,
    lastName,
    displayName: fullName(firstName, lastName),
    bio,
    location,
    expertise,
    avatar: urls.stored(avatar),
    updatedAt: serverTimestamp(),
  };
};

export const encodeContact = ({ email, coordinates }: PrivateContact): DocumentData =>
  coordinates === null
    ? { email }
    : { email, latitude: coordinates.latitude, longitude: coordinates.longitude };
