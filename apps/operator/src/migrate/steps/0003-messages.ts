import { changeOf, textOf } from '../../database.ts';
import { mendTimes } from '../mend-times.ts';
import type { Migration } from '../migration.ts';

/** Takes the receiver's address out of messages (D10) and mends their times. */
export const messages: Migration = {
  number: 3,
  title: 'addresses and times of messages',
  needs: [],
  collection: 'messages',
  version: () => '1',
  forwards: () => ({
    plan: (document) => {
      const isLeaking = textOf(document.fields['receiverEmail']) !== '';
      return {
        writes: changeOf(document, { ...(isLeaking && { receiverEmail: '' }), ...mendTimes(document) }),
        problems: [],
      };
    },
  }),
  backwards: 'the addresses are gone; versions before read this, too.',
};
