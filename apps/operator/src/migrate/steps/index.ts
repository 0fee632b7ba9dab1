import type { Migration } from '../migration.ts';
import { privateProfiles } from './0001-private-profiles.ts';
import { listings } from './0002-listings.ts';
import { messages } from './0003-messages.ts';
import { calendars } from './0004-calendars.ts';
import { searchTokensOfListings } from './0005-search-tokens.ts';

/** In their order. */
export const MIGRATIONS: readonly Migration[] = [
  privateProfiles,
  listings,
  messages,
  calendars,
  searchTokensOfListings,
];
