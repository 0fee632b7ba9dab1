import { PortError, type UserId } from '@roborrow/domain';
import { getDoc, type Firestore } from 'firebase/firestore';
import { deletionOf } from '../documents.ts';

/** @throws PortError `forbidden` unless the user's deletion was begun (D18). */
export const requireDeletion = async (database: Firestore, id: UserId): Promise<void> => {
  if ((await getDoc(deletionOf(database, id))).get('at') === undefined) throw new PortError('forbidden');
};
