import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { allowed, denied, type Case } from '../case.ts';
import { AN_HOUR_AGO, LONG_AGO, profile, type Data } from '../documents.ts';
import { fieldCases, MISSING, only, PAST, stamp, text, times, type Fields } from '../fields.ts';
import { ADA, BOB } from '../identities.ts';
import { ADA_IS_LEAVING } from '../world.ts';
import {
  create,
  createWith,
  newReport,
  newReportCount,
  newReportOfListing,
  read,
  remove,
  update,
  updateWith,
} from '../writes.ts';

const COUNT = `users/${ADA}/private/reporting`;
const OF_BOB = `users/${ADA}/reports/profile_bob`;
const OF_ROBOT = `users/${ADA}/reports/listing_bob-robot`;

const COUNT_FIELDS: Fields = {
  count: only(1, { 'no report': 0, 'two reports': 2, 'less than none': -10, text: '1' }),
  since: stamp(),
  last: text(1, 1500),
};

/** A batch that replaces each document. */
const commit =
  (documents: Readonly<Record<string, Data>>): Case['attempt'] =>
  (database) => {
    const batch = writeBatch(database);
    for (const [path, data] of Object.entries(documents)) batch.set(doc(database, path), data);
    return batch.commit();
  };

const FULL = { [COUNT]: { since: LONG_AGO, count: 10, last: 'x' }, [OF_BOB]: null };
const FEW = { [COUNT]: { since: LONG_AGO, count: 1, last: 'x' }, [OF_BOB]: null };
/** A day that began a moment ago. */
const FULL_TODAY = {
  [COUNT]: { since: new Date(), count: 10, last: 'x' },
  [OF_BOB]: null,
};

const TWO_A_DAY = { 'settings/limits': { newDays: 7, reports: 2, newReports: 1 } };
const NEW_ADA = { [`users/${ADA}`]: { ...profile(ADA, 'Ada'), createdAt: new Date() } };
/** One report more, which makes so many today. */
const counted = (count: number) =>
  commit({ [OF_BOB]: newReport(), [COUNT]: { since: AN_HOUR_AGO, count, last: 'profile_bob' } });
const sentBefore = (count: number) => ({
  [COUNT]: { since: AN_HOUR_AGO, count, last: 'x' },
  [OF_BOB]: null,
});

/** How many reports a member sent on a day. */
export const reportCount = [
  ...allowed(
    'D469',
    {
      'a first report with its count': commit({ [OF_BOB]: newReport(), [COUNT]: newReportCount() }),
    },
    { given: { [COUNT]: null, [OF_BOB]: null } },
  ),
  ...allowed(
    'D469',
    {
      'a tenth report': commit({
        [OF_BOB]: newReport(),
        [COUNT]: { since: AN_HOUR_AGO, count: 10, last: 'profile_bob' },
      }),
    },
    { given: { [COUNT]: { since: AN_HOUR_AGO, count: 9, last: 'x' }, [OF_BOB]: null } },
  ),
  ...allowed(
    'D469',
    { 'a first report of another day': commit({ [OF_BOB]: newReport(), [COUNT]: newReportCount() }) },
    { given: FULL },
  ),
  ...allowed(
    'D469',
    {
      'a first report of another day, after few': commit({
        [OF_BOB]: newReport(),
        [COUNT]: newReportCount(),
      }),
    },
    { given: FEW },
  ),
  ...denied(
    'D469',
    {
      'a report of another day that is counted with few of before': commit({
        [OF_BOB]: newReport(),
        [COUNT]: { since: LONG_AGO, count: 2, last: 'profile_bob' },
      }),
    },
    { given: FEW },
  ),
  ...denied(
    'D469',
    {
      'an eleventh report': commit({
        [OF_BOB]: newReport(),
        [COUNT]: { since: LONG_AGO, count: 11, last: 'profile_bob' },
      }),
      'a report that is not counted': create(OF_BOB, newReport()),
      'two reports in one commit': commit({
        [OF_BOB]: newReport(),
        [OF_ROBOT]: newReportOfListing(),
        [COUNT]: newReportCount(),
      }),
    },
    { given: FULL },
  ),
  ...denied(
    'D469',
    {
      'a report in a new day that has not begun': commit({
        [OF_BOB]: newReport(),
        [COUNT]: newReportCount(),
      }),
      'a day that begins in the past': commit({
        [OF_BOB]: newReport(),
        [COUNT]: { ...newReportCount(), since: PAST },
      }),
    },
    { given: FULL_TODAY },
  ),
  ...denied(
    'D469',
    {
      'a report that another device counted': create(OF_BOB, newReport()),
    },
    { given: { [COUNT]: { since: AN_HOUR_AGO, count: 3, last: 'listing_x' }, [OF_BOB]: null } },
  ),
  ...denied(
    'D469',
    { 'a report without any count': create(OF_BOB, newReport()) },
    { given: { [COUNT]: null, [OF_BOB]: null } },
  ),
  ...fieldCases('D469', 'a first count', COUNT_FIELDS, createWith(COUNT, newReportCount()), {
    [COUNT]: null,
  }),
  ...denied(
    'D469',
    { 'a count with something extra': create(COUNT, { ...newReportCount(), by: ADA }) },
    { given: { [COUNT]: null } },
  ),
  ...allowed('D469', { 'a next count': update(COUNT, { count: 4, last: 'listing_x' }) }),
  ...denied('D469', {
    'a count that begins again too early': create(COUNT, { since: LONG_AGO, count: 1, last: 'x' }),
    'a count that stays': update(COUNT, { last: 'listing_x' }),
    'a count that goes down': update(COUNT, { count: 2 }),
    'a count that jumps': update(COUNT, { count: 5 }),
    'a later beginning': update(COUNT, { count: 4, since: serverTimestamp() }),
    'a new day with a count that goes on': create(COUNT, { ...newReportCount(), count: 3 }),
    'something extra in a next count': update(COUNT, { count: 4, by: ADA }),
    'no key': updateWith(COUNT, { count: 4 })('last', MISSING),
    'a key that is too long': update(COUNT, { count: 4, last: times(1501) }),
    'a count deleted without leaving': remove(COUNT),
    'another’s count': create(`users/${BOB}/private/reporting`, newReportCount()),
    'another’s count read': read(`users/${BOB}/private/reporting`),
  }),
  ...allowed(
    'D469',
    { 'a second report where the operator allows two': counted(2) },
    { given: { ...TWO_A_DAY, ...sentBefore(1) } },
  ),
  ...denied(
    'D469',
    { 'a third report where the operator allows two': counted(3) },
    { given: { ...TWO_A_DAY, ...sentBefore(2) } },
  ),
  ...denied(
    'D469',
    { 'a second report of a new account that may send one': counted(2) },
    { given: { ...TWO_A_DAY, ...sentBefore(1), ...NEW_ADA } },
  ),
  ...allowed(
    'D469',
    {
      'a tenth report with a table that was saved before reports were limited': counted(10),
    },
    { given: { 'settings/limits': { newDays: 7 }, ...sentBefore(9) } },
  ),
  ...denied(
    'D469',
    { 'an eleventh one with it': counted(11) },
    { given: { 'settings/limits': { newDays: 7 }, ...sentBefore(10) } },
  ),
  ...denied(
    'D469',
    { 'a sixth one with it of a new account': counted(6) },
    { given: { 'settings/limits': { newDays: 7 }, ...sentBefore(5), ...NEW_ADA } },
  ),
  ...allowed(
    'D469',
    { 'a fifth one with it of a new account': counted(5) },
    { given: { 'settings/limits': { newDays: 7 }, ...sentBefore(4), ...NEW_ADA } },
  ),
  ...allowed('D469', { 'a count deleted while leaving': remove(COUNT) }, { given: ADA_IS_LEAVING }),
];
