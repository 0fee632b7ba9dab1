import { parseUsername, PortError, type PublicUsersPort, type Username } from '@roborrow/domain';
import type { ImageUrls } from '../image-urls.ts';
import { createDecodeProfile, decodeExistence } from '../mappers/profile.ts';
import type { Ask } from './public-store.ts';

/** The profiles and names that every visitor may read. */
export const createPublicUsers = (ask: Ask, urls: ImageUrls): PublicUsersPort => {
  const decode = createDecodeProfile(urls);
  return {
    get: (id) => ask((store) => store.one('users', id, decode)),

    isUsernameTaken: (username) =>
      ask(async (store) => {
        requireUsername(username);
        return (await store.one('usernames', username, decodeExistence)) !== null;
      }),
  };
};

/** The name becomes a part of a path, so only a normalised name is accepted. */
export const requireUsername = (username: Username): void => {
  const parsed = parseUsername(username);
  if (!parsed.ok || parsed.value !== username) throw new PortError('forbidden');
};
