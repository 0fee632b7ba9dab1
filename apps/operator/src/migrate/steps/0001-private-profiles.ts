import { parseUsername } from '@roborrow/domain';
import { textOf } from '../../database.ts';
import type { Migration } from '../migration.ts';
import { planUser } from '../plan-user.ts';

/** Moves what is private out of profiles that everybody reads, and reserves usernames (D10, D11). */
export const privateProfiles: Migration = {
  number: 1,
  title: 'private parts of profiles, reserved names',
  needs: [],
  collection: 'users',
  version: () => '1',
  forwards: ({ database }) => {
    /** The owner of each name, from what was read and what was or would be written, so that a dry run gives the same result. */
    const owners = new Map<string, string | null>();
    return {
      plan: async (document) => {
        const parsed = parseUsername(textOf(document.fields['username']));
        if (parsed.ok && !owners.has(parsed.value)) {
          const reservation = await database.get(`usernames/${parsed.value}`);
          owners.set(parsed.value, reservation && textOf(reservation.fields['uid']));
        }
        return planUser(document, {
          hasContact: (await database.get(`${document.path}/private/contact`)) !== null,
          reservedBy: (username) => owners.get(username) ?? null,
        });
      },
      note: (writes) => {
        for (const write of writes) {
          const [collection, id = ''] = write.path.split('/');
          if (collection === 'usernames' && write.kind === 'create')
            owners.set(id, textOf(write.fields['uid']));
        }
      },
    };
  },
  backwards: 'it would show every visitor the addresses of people.',
};
