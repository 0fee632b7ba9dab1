import { epochMs, isSignInEnded, type AuthUser, type EndedSignIns, type Unsubscribe } from '@roborrow/domain';
import { onSnapshot, type Firestore } from 'firebase/firestore';
import { z } from 'zod/mini';
import { endedSignInsOf } from './documents.ts';
import { createDecode, type Decode } from './mappers/decoder.ts';
import { createdAt } from './mappers/schemas.ts';

const decodeEnded: Decode<EndedSignIns> = createDecode(
  z.pipe(
    z.object({ since: createdAt, kept: z.number() }),
    z.transform(({ since, kept }) => ({ before: since, kept: epochMs(kept * 1000) })),
  ),
);

/** Calls back when this sign-in is ended from another device (D490). It costs one document for each page that is opened. */
export const followEndedSignIns = (
  database: Firestore,
  { uid, signedInAt }: AuthUser,
  onEnded: () => void,
): Unsubscribe =>
  onSnapshot(
    endedSignInsOf(database, uid),
    (snapshot) => {
      const decoded = decodeEnded(snapshot.id, snapshot.data() ?? {});
      if (decoded.success && isSignInEnded(signedInAt, decoded.data)) onEnded();
    },
    // The rules no longer show it: the session is over by its age, and every other request is refused as well.
    () => undefined,
  );
