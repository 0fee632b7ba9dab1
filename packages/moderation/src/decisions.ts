import { reportKey, type DecidedSubject } from '@roborrow/domain';
import { changeOf, type ModeratedDatabase, type Write } from './database.ts';

interface Decided {
  readonly subject: DecidedSubject;
  readonly person: string;
  /** What the person knows it by. */
  readonly title: string;
  /** As a field holds it. */
  readonly at: unknown;
}

const pathOf = (subject: DecidedSubject): string => `decisions/${reportKey(subject)}`;

/** Notes a decision where the person concerned reads it, and may answer it once (D794). It takes the place of an earlier one. */
export const decided = async <Version>(
  database: Pick<ModeratedDatabase<Version>, 'get'>,
  { subject, person, title, at }: Decided,
): Promise<readonly Write<Version>[]> => {
  const path = pathOf(subject);
  const earlier = await database.get(path);
  const { kind, id } = subject;
  const fields = {
    kind,
    subject: id,
    person,
    title,
    at,
    appeal: null,
    appealedAt: null,
    answer: null,
    isOver: false,
  };
  return earlier ? changeOf(earlier, fields) : [{ kind: 'create', path, fields }];
};

/** Notes that a decision does not hold any more; what was said about it stays. */
export const overruled = async <Version>(
  database: Pick<ModeratedDatabase<Version>, 'get'>,
  subject: DecidedSubject,
): Promise<readonly Write<Version>[]> => {
  const decision = await database.get(pathOf(subject));
  return decision ? changeOf(decision, { isOver: true }) : [];
};
