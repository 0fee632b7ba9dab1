import type { OwnProfile, PrivateContact, PublicProfile } from './profile.ts';

/** The user's own profile (D10). Without the private part the email is empty and the place unknown. */
export const ownProfile = (profile: PublicProfile, contact: PrivateContact | null): OwnProfile => ({
  ...profile,
  email: contact?.email ?? '',
  coordinates: contact?.coordinates ?? null,
});
