import {
  fullName,
  type AuthUser,
  type NewProfile,
  type Ports,
  type ProfileChanges,
  type Username,
} from '@roborrow/domain';

/** Somebody signed in on a client of their own. */
export interface Person {
  readonly ports: Ports;
  readonly user: AuthUser;
  /** What the profile was created from. */
  readonly profile: NewProfile;
  readonly password: string;
}

export const PASSWORD = 'correct horse battery';

/** An address that nobody has used. */
export const freshEmail = (ports: Ports): string => `${ports.ids.next().toLowerCase()}@example.com`;

/** A user name as the domain brands it, whether or not it is a legal one. */
export const asUsername = (text: string): Username => text as Username;

/** An account without a profile. */
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

/** An account with a profile, made through the ports themselves. */
export const signUp = async (ports: Ports, changes: Partial<NewProfile> = {}): Promise<Person> => {
  const user = await register(ports);
  const profile = newProfile(user, changes);
  await ports.users.createProfile(profile);
  return { ports, user, profile, password: PASSWORD };
};

/** Another value than a new profile's for everything that may be changed. */
export const PROFILE_CHANGES: ProfileChanges = {
  firstName: 'Grace',
  lastName: 'Lin',
  bio: 'Builds walking robots.',
  location: 'Apex, NC, USA',
  coordinates: { latitude: 35.73, longitude: -78.85 },
  expertise: 'expert',
  avatar: '',
};
