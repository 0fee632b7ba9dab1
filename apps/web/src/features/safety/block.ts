import type { UserId } from '@roborrow/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { blocksOf } from './blocks.queries.ts';

export interface BlockChange {
  readonly other: UserId;
  /** Whether the other person is to be blocked, or no longer. */
  readonly isBlocked: boolean;
}

/** Blocks a person, or undoes it, and shows what is stored then. It rejects with the port's error. */
export function useChangeBlock(me: UserId) {
  const services = useServices();
  const queries = useQueryClient();
  return useMutation({
    // One after the other.
    scope: { id: 'blocks' },
    mutationFn: async ({ other, isBlocked }: BlockChange) => {
      const { blocks } = await services;
      await (isBlocked ? blocks.block(me, other) : blocks.unblock(me, other));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: blocksOf(services, me).queryKey }),
  });
}
