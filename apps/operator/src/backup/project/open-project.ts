import { openService } from '../../google.ts';
import { openStorage } from '../../photos/bucket.ts';
import type { Kind, Read, Records } from '../archive/record.ts';
import { EMBEDDED } from '../embedded/to-project.ts';
import type { Progress, Source, Target } from '../side.ts';
import { openAccounts } from './accounts.ts';
import { NOTE, openDocuments } from './documents.ts';
import { openPictures } from './pictures.ts';

const AUTH_EMULATOR = 'FIREBASE_AUTH_EMULATOR_HOST';

/** Everything in a project of Firebase, with the credentials of Google's tools, or in the emulators that the environment names. */
export function openProject(project: string, bucket: string): Source & Target {
  const documents = openDocuments(
    openService({ emulator: 'FIRESTORE_EMULATOR_HOST', api: 'https://firestore.googleapis.com' }),
    project,
  );
  const pictures = openPictures(openStorage(), bucket);
  const identities = 'identitytoolkit.googleapis.com';
  const accounts = openAccounts(
    openService({ emulator: AUTH_EMULATOR, api: `https://${identities}`, below: `/${identities}`, project }),
    project,
    Boolean(process.env[AUTH_EMULATOR]),
  );

  let lost = 0;
  const readers = {
    accounts: accounts.read,
    pictures: pictures.read,
    documents: documents.read,
  };
  const writers: {
    readonly [Name in Kind]: (records: readonly Records[Name][], bucket: string) => Promise<void>;
  } = {
    accounts: async (records) => {
      lost += records.filter(({ password }) => password && !accounts.takes(password.hashing)).length;
      await accounts.write(records);
    },
    pictures: (records) => pictures.write(records),
    documents: (records, from) => documents.write(records, movedFrom(from)),
  };
  /** The addresses of pictures name their bucket. */
  const movedFrom = (from: string) => (text: string) =>
    from === bucket ? text : text.replaceAll(addressIn(from), addressIn(bucket));

  return {
    from: project,
    bucket,
    goesOn: true,
    close: async () => undefined,
    now: documents.now,
    // Each reader reads its own kind.
    read: <Name extends Kind>(kind: Name, next: string | undefined, at: string) =>
      readers[kind](next, at) as AsyncIterable<Read<Name>>,
    write: (kind, records, from) => writers[kind](records, from),
    look: async () => {
      const note = await documents.get(NOTE);
      if (note) return progressIn(note);
      const empty = await Promise.all([documents.isEmpty(), pictures.isEmpty(), accounts.isEmpty()]);
      return empty.includes(false) ? 'full' : null;
    },
    note: ({ fingerprint, parts }) =>
      documents.write(
        [
          {
            path: NOTE,
            fields: { fingerprint: { stringValue: fingerprint }, parts: { integerValue: `${parts}` } },
          },
        ],
        (text) => text,
      ),
    finish: async ({ from }) => {
      await documents.remove(NOTE);
      return [
        ...(lost > 0 ? [`${lost} passwords cannot be checked there: ${ASK_ANEW}`] : []),
        ...(from === EMBEDDED ? ['Searches need one more command: pnpm operator migrate run.'] : []),
      ];
    },
  };
}

const ASK_ANEW = 'these people ask for a new one by "Forgot password?".';

const addressIn = (bucket: string): string => `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/`;

const progressIn = (note: Awaited<ReturnType<ReturnType<typeof openDocuments>['get']>>): Progress => ({
  fingerprint: String(note?.['fingerprint']?.['stringValue']),
  parts: Number(note?.['parts']?.['integerValue']),
});
