import { Refused } from '../../command.ts';
import { RefusedByGoogle, type Service } from '../../google.ts';
import type { DocumentRecord, Read } from '../archive/record.ts';
import { copyFields, type Fields } from '../archive/values.ts';

/** What a restore notes while it runs. No client reaches it, and it goes when the restore is done. */
export const NOTE = 'migrations/restore';

/** How many documents are asked for at once: few at first, then as many as fit into this length by what the last ones were like. */
const FIRST_PAGE = 100;
const MOST_OF_PAGE = 2000;
const PAGE_LENGTH = 4_000_000;
/** Google takes 500 writes and 10 MiB in a request. */
const MOST_WRITES = 400;
const MOST_LENGTH = 6_000_000;

interface Row {
  readonly document?: { readonly name: string; readonly fields?: Fields };
  readonly readTime?: string;
}

const NO_LONGER_KEPT = `Firestore no longer keeps the moment of this backup: that is an hour, or with point-in-time recovery seven days
for moments that are whole minutes. Begin anew in another folder.`;

/** All documents of a project, past its rules, in the order of their names. */
export function openDocuments(firestore: Service, projectId: string) {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const nameOf = (path: string): string => `${root}/${path}`;
  const pathOf = (name: string): string => name.slice(root.length + 1);

  const query = async (
    after: string | undefined,
    limit: number,
    readTime?: string,
  ): Promise<readonly Row[]> => {
    const structuredQuery = {
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      limit,
      ...(after && { startAt: { values: [{ referenceValue: nameOf(after) }], before: false } }),
    };
    const rows: unknown = await firestore.json(`/v1/${root}:runQuery`, {
      structuredQuery,
      ...(readTime && { readTime }),
    });
    return rows as readonly Row[]; // Google's answer
  };

  async function* read(next: string | undefined, at: string): AsyncGenerator<Read<'documents'>> {
    let after = next;
    let limit = FIRST_PAGE;
    for (;;) {
      const rows = await query(after, limit, at).catch((thrown: unknown) => {
        const isTooOld =
          thrown instanceof RefusedByGoogle && /read_time|too old|FAILED_PRECONDITION/.test(thrown.message);
        throw isTooOld ? new Refused(NO_LONGER_KEPT) : thrown;
      });
      const found = rows.flatMap(({ document }) => document ?? []);
      let length = 0;
      for (const { name, fields = {} } of found) {
        after = pathOf(name);
        const record: DocumentRecord = {
          path: after,
          fields: copyFields(fields, {
            reference: (to) => (to.startsWith(`${root}/`) ? pathOf(to) : to),
          }),
        };
        length += JSON.stringify(record.fields).length;
        if (after !== NOTE) yield { record, next: after };
      }
      if (found.length < limit) return;
      limit = Math.max(1, Math.min(MOST_OF_PAGE, Math.floor((PAGE_LENGTH * found.length) / length)));
    }
  }

  const writeBatch = async (records: readonly DocumentRecord[]): Promise<void> => {
    const writes = records.map(({ path, fields }) => ({ update: { name: nameOf(path), fields } }));
    const { status } = await firestore.json(`/v1/${root}:batchWrite`, { writes });
    const failed = (status as readonly { readonly code?: number; readonly message?: string }[]).findIndex(
      ({ code }) => code,
    );
    if (failed >= 0)
      throw new Error(
        `${records[failed]?.path ?? ''}: ${JSON.stringify((status as readonly unknown[])[failed])}`,
      );
  };

  return {
    /** The moment at which the database is now. */
    now: async (): Promise<string> => (await query(undefined, 1))[0]?.readTime ?? '',
    read,
    /** Whether there is nothing, but for what a restore noted. */
    isEmpty: async (): Promise<boolean> =>
      (await query(undefined, 2)).every(({ document }) => !document || pathOf(document.name) === NOTE),
    get: async (path: string): Promise<Fields | null> => {
      const answer = await firestore.ask(`/v1/${nameOf(path)}`);
      return answer && (((await answer.json()) as { readonly fields?: Fields }).fields ?? {}); // Google's answer
    },
    remove: async (path: string): Promise<void> =>
      void (await firestore.ask(`/v1/${nameOf(path)}`, { method: 'DELETE' })),
    /** Writes documents in the place of those that are there. */
    write: async (
      records: readonly DocumentRecord[],
      changeText: (text: string) => string,
    ): Promise<void> => {
      let batch: DocumentRecord[] = [];
      let length = 0;
      for (const { path, fields } of records) {
        const record = {
          path,
          fields: copyFields(fields, {
            text: changeText,
            reference: (to) => (to.startsWith('projects/') ? to : nameOf(to)),
          }),
        };
        const added = JSON.stringify(record).length;
        if (batch.length >= MOST_WRITES || length + added > MOST_LENGTH) {
          await writeBatch(batch);
          [batch, length] = [[], 0];
        }
        batch.push(record);
        length += added;
      }
      if (batch.length > 0) await writeBatch(batch);
    },
  };
}
