import {
  acceptedTerms,
  contact,
  devices,
  AN_HOUR_AGO,
  LONG_AGO,
  message,
  noticeSettings,
  profile,
  report,
  robot,
  saved,
  type Data,
} from './documents.ts';
import { ADA, BOB, CYD, NIA, OLGA, ZOE } from './identities.ts';

/** Documents by path. `null` removes a standard document for a case. */
export type Documents = Readonly<Record<string, Data | null>>;

/** The documents stored before every case. */
export const WORLD: Documents = {
  [`users/${ADA}`]: profile(ADA, 'Ada'),
  [`users/${BOB}`]: profile(BOB, 'Bob'),
  [`users/${CYD}`]: profile(CYD, 'Cyd'),
  [`users/${ZOE}`]: profile(ZOE, 'Zoe'),
  [`users/${OLGA}`]: profile(OLGA, 'Olga'),
  [`users/${ADA}/private/contact`]: contact(ADA),
  [`users/${BOB}/private/contact`]: contact(BOB),
  [`users/${ADA}/private/saved`]: saved(),
  [`users/${BOB}/private/saved`]: saved(),
  [`users/${ADA}/private/notices`]: noticeSettings(),
  [`users/${BOB}/private/notices`]: noticeSettings(),
  [`users/${ADA}/private/terms`]: acceptedTerms(),
  [`users/${BOB}/private/terms`]: acceptedTerms(),
  [`users/${ADA}/private/devices`]: devices(),
  [`users/${BOB}/private/devices`]: devices(),
  [`users/${ADA}/private/blocks`]: { people: [CYD] },
  [`users/${ADA}/private/outbox`]: { message: 'new' },
  [`users/${ADA}/private/reporting`]: { since: AN_HOUR_AGO, count: 3, last: 'profile_bob' },
  [`users/${ADA}/reports/profile_bob`]: report(),
  [`users/${NIA}/private/outbox`]: { message: 'new' },
  'usernames/ada_1': { uid: ADA },
  'usernames/bob_1': { uid: BOB },
  'robots/ada-robot': robot(ADA),
  'robots/ada-paused': { ...robot(ADA), isAvailable: false },
  'robots/bob-robot': robot(BOB),
  'robots/bob-paused': { ...robot(BOB), isAvailable: false },
  'messages/ada-to-bob': message(ADA, BOB, 'Ada Okafor'),
  'messages/bob-to-ada': message(BOB, ADA, 'Bob Okafor'),
  'messages/bob-to-cyd': message(BOB, CYD, 'Bob Okafor'),
  [`deletions/${ZOE}`]: { at: LONG_AGO },
};

/** Ada has begun to delete her profile. */
export const ADA_IS_LEAVING: Documents = { [`deletions/${ADA}`]: { at: LONG_AGO } };

/** Only the standard documents. */
export const NOTHING_ELSE: Documents = {};
