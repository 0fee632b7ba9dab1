import { UNKNOWN_TIME, type PublicProfile } from '@roborrow/domain';
import { absoluteUrl } from '../../shared/PublicPage.tsx';
import type { Thing } from '../../shared/StructuredData.tsx';

/** A public profile as schema.org data; it contains nothing private (D10). */
export const profileJsonLd = (profile: PublicProfile, origin: string | null): Thing => {
  const image = absoluteUrl(profile.avatar, origin);
  return {
    '@type': 'ProfilePage',
    ...(profile.createdAt !== UNKNOWN_TIME && { dateCreated: new Date(profile.createdAt).toISOString() }),
    mainEntity: {
      '@type': 'Person',
      name: profile.displayName,
      ...(profile.username && { alternateName: profile.username }),
      ...(profile.bio && { description: profile.bio }),
      ...(image && { image }),
    },
  };
};
