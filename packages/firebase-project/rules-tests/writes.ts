import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  deleteDoc,
  type Firestore,
} from 'firebase/firestore/lite';
import { acceptedTerms, contact, message, profile, report, robot, saved, type Data } from './documents.ts';
import { MISSING, withField } from './fields.ts';
import { ADA, BOB } from './identities.ts';

/** The collection of a document. */
export const collectionOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

type Attempt = (database: Firestore) => Promise<unknown>;

export const read =
  (path: string): Attempt =>
  (database) =>
    getDoc(doc(database, path));
export const list =
  (path: string): Attempt =>
  (database) =>
    getDocs(query(collection(database, path), limit(20)));
export const create =
  (path: string, data: Data): Attempt =>
  (database) =>
    setDoc(doc(database, path), data);
export const update =
  (path: string, data: Data): Attempt =>
  (database) =>
    updateDoc(doc(database, path), data);
export const remove =
  (path: string): Attempt =>
  (database) =>
    deleteDoc(doc(database, path));

/** Several writes in one commit. */
export const together =
  (documents: Readonly<Record<string, Data>>): Attempt =>
  (database) => {
    const batch = writeBatch(database);
    for (const [path, data] of Object.entries(documents))
      batch.set(doc(database, path), data, { merge: true });
    return batch.commit();
  };

/** As the app writes it: with the server's time. */
const now = () => ({ createdAt: serverTimestamp(), updatedAt: serverTimestamp() });

export const newProfile = (uid = ADA, username = ''): Data => ({
  ...profile(uid, 'Ada'),
  username,
  ...now(),
});
export const newRobot = (ownerId = ADA): Data => ({ ...robot(ownerId), ...now() });
export const newMessage = (senderId = ADA, receiverId = BOB, senderName = 'Ada Okafor'): Data => ({
  ...message(senderId, receiverId, senderName),
  createdAt: serverTimestamp(),
});
/** A report of Bob's profile. */
export const newReport = (): Data => ({ ...report(), createdAt: serverTimestamp() });
export const newReportOfListing = (): Data => ({
  ...newReport(),
  kind: 'listing',
  subject: 'bob-robot',
  copy: { name: 'Apex Welder', description: 'Welds.' },
});
/** A first report, of Bob's profile. */
export const newReportCount = (): Data => ({ since: serverTimestamp(), count: 1, last: 'profile_bob' });
export const newTerms = (): Data => ({ ...acceptedTerms(), at: serverTimestamp() });
export const newContact = contact;
export const newSaved = saved;

/** Creates a document that is valid except for one field. */
export const createWith =
  (path: string, data: Data) =>
  (field: string, value: unknown): Attempt =>
    create(path, withField(data, field, value));

/** Updates one field of a document, or removes it, together with the fields that every update contains. */
export const updateWith =
  (path: string, along: Data) =>
  (field: string, value: unknown): Attempt =>
    update(path, { ...along, [field]: value === MISSING ? deleteField() : value });
