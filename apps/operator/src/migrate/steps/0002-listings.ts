import type { Migration } from '../migration.ts';
import { planListing } from '../plan-listing.ts';

/** Writes categories in Title Case (D6), and the keys by which places are found (D47). */
export const listings: Migration = {
  number: 2,
  title: 'categories, keys of places and times of listings',
  needs: [],
  collection: 'robots',
  version: () => '1',
  forwards: () => ({ plan: planListing }),
  backwards: 'what was written before is not kept; versions before read this, too.',
};
