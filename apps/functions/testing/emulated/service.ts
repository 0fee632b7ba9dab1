import { epochMs } from '@roborrow/domain';
import { decodeJwt } from 'jose';
import { randomUUID } from 'node:crypto';
import { createEmailProvider } from '../../src/notices/email-provider.ts';
import { openDocuments } from '../../src/notices/firestore-documents.ts';
import { createNoticeStore } from '../../src/notices/firestore-notice-store.ts';
import type { NoticeService } from '../../src/notices/notices-function.ts';
import { addressLink } from '../../src/notices/address-link.ts';
import { createPushProvider, type Push } from '../../src/notices/push-provider.ts';
import { callerOf } from '../../src/notices/verify-caller.ts';
import { createRentalStore } from '../../src/rentals/rental-store.ts';
import { SEARCH_AGE, type RentalService } from '../../src/rentals/settle-rentals.ts';
import { openInbox } from '../smtp-inbox.ts';

/* The functions about notices and rentals on Firebase's emulators. Its tokens have no signature, so this must never be deployed: it is
   no part of what the build writes. Mails go to an SMTP server of this process, which keeps them, and pushed
   notices are kept instead of sent. */

const SECRET = randomUUID();

const { FIRESTORE_EMULATOR_HOST: host = '', GCLOUD_PROJECT: project = '' } = process.env;

const documents = openDocuments({
  project,
  service: `http://${host}`,
  authorization: async () => 'Bearer owner',
});
const store = createNoticeStore(documents);

/** A minute ahead, so that a run finds all that is written before it. */
export const emulatedRentals: RentalService = {
  store: createRentalStore(documents),
  now: () => epochMs(Date.now() + SEARCH_AGE),
  log: console.info,
};

export const inbox = await openInbox();

/** What would go to push services, before it is encrypted. */
export const pushes: Push[] = [];

/** The service of the site at that address. `ahead` moves its clock, in milliseconds. */
export const emulatedService = (site: string, ahead = 0): NoticeService => ({
  store,
  verify: async (token) => {
    return callerOf(decodeJwt(token));
  },
  openProviders: () => ({
    email: createEmailProvider(
      inbox.settings,
      { from: 'hello@roborrow.example', site, addressLink: addressLink(site, SECRET) },
      console.info,
    ),
    push: createPushProvider(store, async (push) => {
      pushes.push(push);
      return 'taken';
    }),
  }),
  secret: SECRET,
  site,
  now: () => epochMs(Date.now() + ahead),
  newId: randomUUID,
  log: console.info,
});
