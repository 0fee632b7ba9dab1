import { epochMs, type EpochMs, type PublicProfile, type Robot } from '@roborrow/domain';
import type { StoredOperator, StoredReport } from '../store/documents.ts';
import { demoUserId } from './demo-listing.ts';
import type { PersonSlug } from './demo-people.ts';

/** Who operates the demo (D790). */
const OPERATOR: PersonSlug = 'rebecca';

export const demoOperators: readonly StoredOperator[] = [{ id: demoUserId(OPERATOR) }];

const HOUR = 3_600_000;

/** What waits on the desk of the demo's operator. */
export function demoReports(
  now: EpochMs,
  robots: readonly Robot[],
  users: readonly PublicProfile[],
): readonly StoredReport[] {
  const [robot] = robots.filter(({ ownerId }) => ownerId === demoUserId('walt'));
  const profile = users.find(({ id }) => id === demoUserId('hank'));
  if (!robot || !profile) return [];
  const [lucas, june] = [demoUserId('lucas'), demoUserId('june')];
  return [
    {
      id: `${lucas}/listing_${robot.id}`,
      by: lucas,
      subject: { kind: 'listing', id: robot.id },
      reason: 'dangerous',
      note: 'The guard is missing in the third picture. Is that how it is lent?',
      person: robot.ownerId,
      copy: { name: robot.name, description: robot.description },
      createdAt: epochMs(now - 5 * HOUR),
    },
    {
      id: `${june}/profile_${profile.id}`,
      by: june,
      subject: { kind: 'profile', id: profile.id },
      reason: 'other',
      note: 'Asked me to pay before I saw the robot.',
      person: profile.id,
      copy: { displayName: profile.displayName, bio: profile.bio },
      createdAt: epochMs(now - 26 * HOUR),
    },
  ];
}
