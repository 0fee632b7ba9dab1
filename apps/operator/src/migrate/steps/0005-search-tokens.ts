import { SEARCH_SETTINGS } from '@roborrow/adapter-firebase';
import { tokensVersion } from '@roborrow/domain';
import { changeOf, REMOVED, textOf, type Database, type Write } from '../../database.ts';
import type { Migration } from '../migration.ts';
import { planTokens } from '../plan-listing.ts';

const SETTINGS = `settings/${SEARCH_SETTINGS}`;

/** Says which tokens every listing has, for searches: none while they are written, or if one could not be. */
const noteTokens = async (database: Database, tokens: string): Promise<readonly Write[]> => {
  const stored = await database.get(SETTINGS);
  if (textOf(stored?.fields['tokens']) === tokens) return [];
  return stored ? changeOf(stored, { tokens }) : [{ kind: 'create', path: SETTINGS, fields: { tokens } }];
};

/** Gives listings the tokens by which searches find them (D54). It runs again after each change of the table of concepts. */
export const searchTokensOfListings: Migration = {
  number: 5,
  title: 'what searches find listings by',
  // Tokens name the category.
  needs: [2],
  collection: 'robots',
  version: ({ vocabulary }) => tokensVersion(vocabulary),
  forwards: ({ database, vocabulary }) => {
    const version = tokensVersion(vocabulary);
    return {
      begin: async () => {
        const stored = textOf((await database.get(SETTINGS))?.fields['tokens']);
        return stored === version ? [] : noteTokens(database, '');
      },
      plan: (document) => planTokens(document, vocabulary),
      end: () => noteTokens(database, version),
    };
  },
  backwards: ({ database }) => ({
    begin: () => noteTokens(database, ''),
    plan: (document) => ({
      writes: 'tokens' in document.fields ? changeOf(document, { tokens: REMOVED }) : [],
      problems: [],
    }),
  }),
};
