import {
  fullName,
  type AuthUser,
  type NewProfile,
  type Ports,
  type ProfileChanges,
  type Username,
} from '@roborrow/domain';
import type { World } from './harness.ts';

/** A user who is signed in on a client of their own. */
export interface Person {
  readonly ports: Ports;
  readonly user: AuthUser;
  /** The data that created the profile. */
  readonly profile: NewProfile;
  readonly password: string;
}

export const PASSWORD = 'correct horse battery';

/** An address that is not in use. */
export const freshEmail = (ports: Ports): string => `${ports.ids.next().toLowerCase()}@example.com`;

/** A text as a username, whether or not it is valid. */
export const asUsername = (text: string): Username => text as Username;

/** Creates an account without a profile. */
export const register = async (ports: Ports): Promise<AuthUser> =>
  ports.auth.register(freshEmail(ports), PASSWORD);

export const newProfile = (user: AuthUser, changes: Partial<NewProfile> = {}): NewProfile => {
  const { firstName = 'Ada', lastName = 'Park' } = changes;
  return {
    id: user.uid,
    username: null,
    firstName,
    lastName,
    displayName: fullName(firstName, lastName),
    email: user.email,
    ...changes,
  };
};

/** Creates an account with a profile, through the ports themselves. */
export const signUp = async (ports: Ports, changes: Partial<NewProfile> = {}): Promise<Person> => {
  const user = await register(ports);
  const profile = newProfile(user, changes);
  await ports.users.createProfile(profile);
  return { ports, user, profile, password: PASSWORD };
};

/** The same at the backend's lowest price, for tests that are about something else. */
export const joinWorld = async (
  world: Pick<World, 'client' | 'plantProfile'>,
  changes: Partial<NewProfile> = {},
): Promise<Person> => {
  const ports = await world.client();
  if (!world.plantProfile) return signUp(ports, changes);
  const user = await register(ports);
  const profile = newProfile(user, changes);
  await world.plantProfile(profile);
  return { ports, user, profile, password: PASSWORD };
};

/** A new value for every field of a profile that may be changed. */
export const PROFILE_CHANGES: ProfileChanges = {
  firstName: 'Grace',
  lastName: 'Lin',
  bio: 'Builds walking robots.',
  location: 'Apex, NC, USA',
  coordinates: { latitude: 35.73, longitude: -78.85 },
  expertise: 'expert',
  avatar: '',
};
