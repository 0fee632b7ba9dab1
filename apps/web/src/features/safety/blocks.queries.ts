import { userId, type Blocks, type UserId } from '@roborrow/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServices, type Services } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';

/** Whom the member blocked, and whose listings they are not shown. One document for each page that is opened. */
export const blocksOf = (services: Promise<Services>, user: UserId) =>
  queryOptions({
    queryKey: ['blocks', user],
    queryFn: async () => (await services).blocks.get(user),
    // Another device or another person may have changed it; at most one read a minute.
    refetchOnWindowFocus: true,
  });

const NO_BLOCKS: Blocks = { people: [], hides: () => false };

/** The member's blocks; none for a visitor, and until they are known. */
export function useBlocks(): Blocks {
  const services = useServices();
  const me = useMember()?.user.uid;
  return (
    useQuery({ ...blocksOf(services, me ?? userId('none')), enabled: me !== undefined }).data ?? NO_BLOCKS
  );
}
