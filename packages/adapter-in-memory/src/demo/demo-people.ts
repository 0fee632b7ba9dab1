import type { Expertise } from '@roborrow/domain';
import { demoAvatar } from './demo-images.ts';
import type { DemoPlace } from './demo-places.ts';

/** Every demo account with a password has this one; the login screen shows it. */
export const DEMO_PASSWORD = 'robots4all';

/** An invented user in short form. */
export interface Person {
  readonly slug: string;
  readonly name: string;
  readonly place: DemoPlace;
  readonly expertise: Expertise;
  readonly bio: string;
  readonly joinedDaysAgo: number;
  /** The stars that owners gave them as a renter; the texts are in `RENTER_REVIEWS`. */
  readonly asRenter?: string;
  readonly google?: true;
  readonly verified?: true;
  readonly premium?: true;
  /** When robots are picked up and returned; owners only. */
  readonly hours?: readonly [pickup: string, back: string];
}

export const PEOPLE = [
  {
    slug: 'maya',
    name: 'Maya Okafor',
    place: 'Apex, NC, USA',
    expertise: 'expert',
    verified: true,
    premium: true,
    joinedDaysAgo: 1068,
    hours: ['After 4 pm on school days', 'Before 8 pm'],
    bio: 'I run the robotics club at a middle school that exists only in this demo. Everything leaves my garage charged, labeled and with a spare cable.',
  },
  {
    slug: 'daniel',
    name: 'Daniel Reyes',
    place: 'Cary, NC, USA',
    expertise: 'expert',
    verified: true,
    joinedDaysAgo: 902,
    hours: ['7 am to 11 am, loading dock', 'Before 5 pm'],
    bio: 'Fourteen years of integrating arms for small factories. Tell this demo owner your part and your floor, and he will tell you honestly whether it fits.',
  },
  {
    slug: 'priya',
    name: 'Priya Raman',
    place: 'Durham, NC, USA',
    expertise: 'advanced',
    verified: true,
    joinedDaysAgo: 745,
    google: true,
    hours: ['Weekdays from 9 am', 'By noon'],
    bio: 'Rehab engineer, invented for this demo along with my very tidy lab. I always do the first setup with you.',
  },
  {
    slug: 'hank',
    name: 'Hank Lindqvist',
    place: 'Austin, TX, USA',
    expertise: 'expert',
    joinedDaysAgo: 1021,
    hours: ['Any day, 8 am to 6 pm', 'Same hours'],
    bio: 'Welder, racer and demo person through and through. Bring a truck for the heavy ones and coffee for me.',
  },
  {
    slug: 'sofia',
    name: 'Sofia Marchetti',
    place: 'Oakland, CA, USA',
    expertise: 'advanced',
    verified: true,
    premium: true,
    joinedDaysAgo: 688,
    hours: ['From 6 am for call times', 'By midnight on wrap day'],
    bio: 'Motion control for films nobody has seen, because I live in a demo. I come along on the first day.',
  },
  {
    slug: 'weilin',
    name: 'Wei-Lin Chao',
    place: 'San Jose, CA, USA',
    expertise: 'expert',
    verified: true,
    joinedDaysAgo: 833,
    google: true,
    hours: ['Weekdays 10 am to 7 pm', 'Before 7 pm'],
    bio: 'Controls engineer by day, kit designer by night, demo person around the clock. I like renters who ask about torque.',
  },
  {
    slug: 'eleanor',
    name: 'Eleanor Whitcomb',
    place: 'Cambridge, MA, USA',
    expertise: 'expert',
    verified: true,
    joinedDaysAgo: 590,
    hours: ['Afternoons, 1 to 5 pm', 'Before 6 pm'],
    bio: 'Retired professor, at least in this demo. My robots are old friends; I lend them to people who will read the first page of the manual.',
  },
  {
    slug: 'jamal',
    name: 'Jamal Brooks',
    place: 'Chicago, IL, USA',
    expertise: 'advanced',
    premium: true,
    joinedDaysAgo: 476,
    hours: ['9 am to 9 pm', 'Before 10 pm'],
    bio: 'Event producer and demo character. The checklist I send before every event is very real to me.',
  },
  {
    slug: 'ingrid',
    name: 'Ingrid Solheim',
    place: 'Seattle, WA, USA',
    expertise: 'advanced',
    verified: true,
    joinedDaysAgo: 812,
    google: true,
    hours: ['Weekends, or evenings after 6', 'Sunday by 8 pm'],
    bio: 'Boats, drones and good espresso. Made up for this demo, yet strict about rinsing salt water off the thrusters.',
  },
  {
    slug: 'tomas',
    name: 'Tomás Aguilar',
    place: 'Boulder, CO, USA',
    expertise: 'expert',
    joinedDaysAgo: 655,
    hours: ['7 am to 7 pm', 'Before dark'],
    bio: 'Surveyor and trail runner. This profile is demo data; the advice about wind above the tree line is not.',
  },
  {
    slug: 'rebecca',
    name: 'Rebecca Stein',
    place: 'Brooklyn, NY, USA',
    expertise: 'intermediate',
    joinedDaysAgo: 388,
    hours: ['By appointment, any evening', 'By 9 pm'],
    bio: 'Theater director who rents out the cast. I only exist in the demo.',
  },
  {
    slug: 'kai',
    name: 'Kai Nakamura',
    place: 'Honolulu, HI, USA',
    expertise: 'intermediate',
    verified: true,
    joinedDaysAgo: 301,
    hours: ['Sunrise to 10 am', 'Before sunset'],
    bio: 'I film reefs and ridgelines for the fun of it. A demo islander with a real soft spot for careful pilots.',
  },
  {
    slug: 'walt',
    name: 'Walt Dietrich',
    place: 'Ames, IA, USA',
    expertise: 'beginner',
    joinedDaysAgo: 264,
    hours: ['Early, before the dew is off', 'Any time'],
    bio: 'Farmer, four hundred demo acres. Got into robots because my knees got out of weeding.',
  },
  {
    slug: 'june',
    name: 'June Anders',
    place: 'Anchorage, AK, USA',
    expertise: 'advanced',
    joinedDaysAgo: 143,
    hours: ['Call first, weather decides', 'NetworkCondition decides'],
    bio: 'Bush logistics at the edge of the map and of this demo. If it works at minus ten, it works.',
  },
  {
    slug: 'lucas',
    asRenter: '545',
    name: 'Lucas Bennett',
    place: 'Apex, NC, USA',
    expertise: 'beginner',
    joinedDaysAgo: 96,
    bio: 'Demo renter and dad of two future engineers. Mostly here for birthday parties and one stubborn lawn.',
  },
  {
    slug: 'aisha',
    asRenter: '54',
    name: 'Aisha Farouk',
    place: 'Austin, TX, USA',
    expertise: 'intermediate',
    verified: true,
    joinedDaysAgo: 211,
    google: true,
    bio: 'I open small shops. This is a demo account; the deadlines feel real anyway.',
  },
  {
    slug: 'grace',
    asRenter: '555',
    name: 'Grace Kim',
    place: 'Somerville, MA, USA',
    expertise: 'beginner',
    joinedDaysAgo: 17,
    google: true,
    bio: 'New here, as new as demo people get. Teaching fourth grade and looking for things that roll.',
  },
] as const satisfies readonly Person[];

export type PersonSlug = (typeof PEOPLE)[number]['slug'];

export const emailOf = ({ slug }: Pick<Person, 'slug'>): string => `${slug}@demo.roborrow.example`;

/** A demo user as which a visitor can sign in. */
export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly avatar: string;
  /** With `DEMO_PASSWORD` on the login screen, or with the Google account chooser. */
  readonly signsInWith: 'password' | 'google';
}

/** The people of the demo whose accounts a visitor can use. */
export const demoPeople: readonly DemoPerson[] = PEOPLE.map((person: Person) => ({
  name: person.name,
  email: emailOf(person),
  avatar: demoAvatar(person.slug),
  signsInWith: person.google === true ? 'google' : 'password',
}));
