import { DEFAULT_NAME, type UserId } from '@roborrow/domain';
import { personName } from '@roborrow/text/person';
import { useQuery } from '@tanstack/react-query';
import { profileById } from '../../shared/users.queries.ts';
import { useServices } from '../../services.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { block } from './block.text.ts';
import { UnblockButton } from './UnblockButton.tsx';

/** In place of the robot of an owner whom the member blocked. */
export function BlockedOwner({ me, id }: { readonly me: UserId; readonly id: UserId }) {
  const { data: owner } = useQuery(profileById(useServices(), id));
  return (
    <EmptyState heading="h1" title={block.robot.heading} text={block.robot.text}>
      <UnblockButton me={me} id={id} name={personName(owner?.displayName || DEFAULT_NAME)} />
    </EmptyState>
  );
}
