import {
  dateRequests,
  DEMO_TERMS,
  isAgreed,
  withTaken,
  type Message,
  epochMs,
  NO_STARS,
  ratingsOf,
  withStars,
  type EpochMs,
  type PublicProfile,
  type Ratings,
  type Robot,
  type Username,
} from '@roborrow/domain';
import type { Seed } from '../store/documents.ts';
import { demoAvatar } from './demo-images.ts';
import { demoUserId, listed, starsIn, type Listing } from './demo-listing.ts';
import { DEMO_PASSWORD, emailOf, PEOPLE, type Person } from './demo-people.ts';
import { DEMO_PLACES } from './demo-places.ts';
import { demoOperators, demoReports } from './demo-reports.ts';
import { demoMessages } from './demo-threads.ts';
import { APEX_AND_CARY } from './listings-apex-and-cary.ts';
import { MIDWEST } from './listings-midwest.ts';
import { NORTH_EAST } from './listings-north-east.ts';
import { SOUTH_AND_MOUNTAINS } from './listings-south-and-mountains.ts';
import { TRIANGLE } from './listings-triangle.ts';
import { WEST } from './listings-west.ts';

/** All of them, in the order that says how old each is. */
export const LISTINGS: readonly Listing[] = [
  ...APEX_AND_CARY,
  ...TRIANGLE,
  ...WEST,
  ...SOUTH_AND_MOUNTAINS,
  ...NORTH_EAST,
  ...MIDWEST,
];
const DAY = 86_400_000;

// Every slug is a valid username, so it is not parsed; the seed's test checks it.
const usernameOf = (person: Person): Username => `${person.slug}_demo` as Username;

/** The reviews of a person are those of their robots, and of themselves as a renter. */
function reviewsOf({ slug, asRenter = '' }: Person): Partial<Ratings> {
  const own = LISTINGS.filter(({ owner }) => owner === slug);
  const given = [...own.flatMap(({ rated: [stars] = [''] }) => starsIn(stars)), ...starsIn(asRenter)];
  return given.length > 0 ? ratingsOf(withStars(NO_STARS, given)) : {};
}

function profile(person: Person, now: EpochMs): PublicProfile {
  const [firstName = '', ...rest] = person.name.split(' ');
  return {
    id: demoUserId(person.slug),
    username: usernameOf(person),
    firstName,
    lastName: rest.join(' '),
    displayName: person.name,
    bio: person.bio,
    avatar: demoAvatar(person.slug),
    location: person.place,
    expertise: person.expertise,
    isVerified: person.verified === true,
    isPremium: person.premium === true,
    rating: 0,
    reviewCount: 0,
    ...reviewsOf(person),
    createdAt: epochMs(now - person.joinedDaysAgo * DAY),
    updatedAt: epochMs(now - (person.joinedDaysAgo % 40) * DAY),
  };
}

/** The robots, as old as they are at a time. */
export const demoRobots = (now: EpochMs): readonly Robot[] =>
  LISTINGS.map((listing, index) => listed(listing, index, LISTINGS.length, now));

/** The robots with the days of what was accepted (D690). */
function withCalendars(robots: readonly Robot[], messages: readonly Message[]): readonly Robot[] {
  const requests = dateRequests(messages).filter(({ state }) => isAgreed(state));
  return robots.map((robot) =>
    requests
      .filter(({ robotId }) => robotId === robot.id)
      .reduce((lent, { range, id }) => ({ ...lent, taken: withTaken(lent, range, id) ?? lent.taken }), robot),
  );
}

/** The demo's users, robots and conversations; the same for the same time (D34). */
export function demoSeed(now: EpochMs): Seed {
  const people: readonly Person[] = PEOPLE;
  const robots = demoRobots(now);
  const messages = demoMessages(now, robots);
  const users = people.map((person) => profile(person, now));
  return {
    users,
    operators: demoOperators,
    reports: demoReports(now, robots, users),
    contacts: people.map((person) => {
      const [latitude, longitude] = DEMO_PLACES[person.place];
      return { id: demoUserId(person.slug), email: emailOf(person), coordinates: { latitude, longitude } };
    }),
    acceptedTerms: people.map(({ slug }) => ({ id: demoUserId(slug), version: DEMO_TERMS, at: now })),
    usernames: people.map((person) => ({ id: usernameOf(person), uid: demoUserId(person.slug) })),
    accounts: people.map((person) => ({
      id: demoUserId(person.slug),
      email: emailOf(person),
      password: person.google === true ? null : DEMO_PASSWORD,
      displayName: person.name,
      provider: person.google === true ? 'google' : 'password',
    })),
    robots: withCalendars(robots, messages),
    messages,
  };
}
