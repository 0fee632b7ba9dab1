import type { UserId } from '@roborrow/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.tsx';

export const userKeys = {
  all: ['users'] as const,
  one: (id: UserId) => [...userKeys.all, 'one', id] as const,
};

/** The public profile of a user; `null` if there is none. */
export const profileById = (services: Promise<Services>, id: UserId) =>
  queryOptions({ queryKey: userKeys.one(id), queryFn: async () => (await services).users.get(id) });
