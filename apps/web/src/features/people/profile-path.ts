import type { UserId } from '@roborrow/domain';

/** The one address of a profile. */
export const profilePath = (id: UserId): string => `/profile/${encodeURIComponent(id)}`;
