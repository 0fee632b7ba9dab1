import {
  PortError,
  reportKey,
  type ClockPort,
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
import { countingToday, countLatest, explainReportLimit, type DayOver } from './count-today.ts';
import type { Reader } from '../read.ts';
import { isDocumentId, type OnRead } from '../reading/public-store.ts';
import type { Session } from '../session.ts';

export interface ReportsDependencies {
  readonly withErrorMapping: WithErrorMapping;
  readonly session: Session;
  readonly reader: Reader;
  readonly onRead: OnRead;
  readonly clock: ClockPort;
}

export const createReports = ({
  withErrorMapping,
  session,
  reader,
  onRead,
  clock,
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

  const send = async (
    database: Firestore,
    user: UserId,
    report: OutgoingReport,
    day: DayOver,
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
        transaction.set(at, encodeReport(report, reported));
        transaction.set(countAt, countLatest(counting, reportKey(subject), clock, day));
        return 'sent';
      });
    } catch (thrown) {
      if (!isDenied(thrown) || thrown instanceof PortError) throw thrown;
      // Another device was first, and its report was counted.
      if ((await getDoc(countAt)).get('count') !== counted) return send(database, user, report, day);
      throw thrown;
    }
  };

  return {
    send: withErrorMapping(async (user, report) => {
      const { database } = await session.requireSelf(user);
      return countingToday((day) => send(database, user, report, day)).catch(async (thrown: unknown) => {
        // Who is leaving, or suspended, sends nothing, however few it were.
        if (isDenied(thrown) && !(await getDoc(deletionOf(database, user))).exists())
          await explainReportLimit(database, clock, user);
        throw thrown;
      });
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
