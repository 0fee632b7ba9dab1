import type { DocumentData } from 'firebase/firestore';
import { createImageUrls } from '../src/image-urls.ts';
import type { Decode } from '../src/mappers/decoder.ts';
import { decodeMessage } from '../src/mappers/message.ts';
import { createDecodeProfile, decodeContact, decodeUsernameClaim } from '../src/mappers/profile.ts';
import { createDecodeRobot } from '../src/mappers/robot.ts';

const urls = createImageUrls(undefined);

const DECODERS: Readonly<Record<string, Decode<unknown>>> = {
  users: createDecodeProfile(urls),
  private: decodeContact,
  usernames: decodeUsernameClaim,
  robots: createDecodeRobot(urls),
  messages: decodeMessage,
};

/** What the app shows of a stored document; `undefined` where it shows nothing. */
export const readStored = (path: string, data: DocumentData): unknown => {
  const [id = '', collection = ''] = path.split('/').reverse();
  return DECODERS[collection]?.(id, data).data;
};
