import {
  PortError,
  reportKey,
  REPORTS_MAX,
  type OutgoingReport,
  type ReportOutcome,
  type ReportsPort,
  type ReportSubject,
  type UserId,
} from '@roborrow/domain';
import {
  getDoc,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import {
  deletionOf,
  messageOf,
  profileOf,
  reportCountOf,
  reportOf,
  reportsIn,
  reviewOf,
  robotOf,
} from '../documents.ts';
import { decodeReport, encodeReport, personOf } from '../mappers/report.ts';
import type { WithErrorMapping } from '../operations.ts';
import { isDenied } from '../port-errors.ts';
import type { Reader } from '../read.ts';
import { isDocumentId, type OnRead } from '../reading/public-store.ts';
import type { Session } from '../session.ts';

export interface ReportsDependencies {
  readonly withErrorMapping: WithErrorMapping;
  readonly session: Session;
  readonly reader: Reader;
  readonly onRead: OnRead;
}

export const createReports = ({
  withErrorMapping,
  session,
  reader,
  onRead,
}: ReportsDependencies): ReportsPort => {
  /** What is to be reported. @throws PortError `not-found`, also for a message that the rules do not show to the user. */
  const readReported = async (
    read: (at: DocumentReference) => Promise<DocumentSnapshot>,
    at: DocumentReference,
  ): Promise<DocumentSnapshot> => {
    const reported = await read(at).catch((thrown: unknown) => {
      throw isDenied(thrown) ? new PortError('not-found', { cause: thrown }) : thrown;
    });
    if (!reported.exists()) throw new PortError('not-found');
    return reported;
  };

  /** @param isAnotherDay whether a day has passed since the first report that was counted (D469). */
  const send = async (
    database: Firestore,
    user: UserId,
    report: OutgoingReport,
    isAnotherDay = false,
  ): Promise<ReportOutcome> => {
    const { subject } = report;
    if (!isDocumentId(subject.id) || !isDocumentId(reportKey(subject))) throw new PortError('not-found');
    const at = reportOf(database, user, subject);
    const countAt = reportCountOf(database, user);
    /** What the latest attempt found. */
    let counted: unknown;
    try {
      return await runTransaction(database, async (transaction): Promise<ReportOutcome> => {
        const [stored, reported, counting] = await Promise.all([
          transaction.get(at),
          readReported((place) => transaction.get(place), placeOf(database, subject)),
          transaction.get(countAt),
        ]);
        onRead(3);
        if (stored.exists()) return 'already-sent';
        if (personOf(subject, reported) === user) throw new PortError('forbidden');
        // Its author reads a sealed review, and nobody reports it.
        if (subject.kind === 'review' && reported.get('isOpen') !== true) throw new PortError('not-found');
        if (subject.kind === 'message' && reported.get('receiverId') !== user)
          throw new PortError('not-found');
        counted = counting.get('count');
        // Only the backend's clock knows whether a day has passed: the rules refuse the count that is wrong then.
        const isFirst = counted === undefined || counted === REPORTS_MAX || isAnotherDay;
        transaction.set(at, encodeReport(report, reported));
        transaction.set(countAt, {
          since: isFirst ? serverTimestamp() : (counting.get('since') as unknown), // as it is stored
          count: isFirst ? 1 : Number(counted) + 1,
          last: reportKey(subject),
        });
        return 'sent';
      });
    } catch (thrown) {
      if (!isDenied(thrown) || thrown instanceof PortError) throw thrown;
      // Another device was first, and its report was counted.
      if ((await getDoc(countAt)).get('count') !== counted) return send(database, user, report);
      const isMarked = (await getDoc(deletionOf(database, user))).exists();
      if (counted === REPORTS_MAX && !isMarked) return 'too-many';
      if (counted !== undefined && !isAnotherDay && !isMarked) return send(database, user, report, true);
      throw thrown;
    }
  };

  return {
    send: withErrorMapping(async (user, report) => {
      const { database } = await session.requireSelf(user);
      return send(database, user, report);
    }),

    listOwn: withErrorMapping(async (user) => {
      const { database } = await session.requireSelf(user);
      return reader.all(query(reportsIn(database, user), orderBy('createdAt', 'desc')), decodeReport);
    }),
  };
};

const placeOf = (database: Firestore, subject: ReportSubject): DocumentReference => {
  switch (subject.kind) {
    case 'listing':
      return robotOf(database, subject.id);
    case 'profile':
      return profileOf(database, subject.id);
    case 'message':
      return messageOf(database, subject.id);
    case 'review':
      return reviewOf(database, subject.id);
  }
};
