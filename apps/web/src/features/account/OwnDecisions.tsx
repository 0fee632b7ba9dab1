import { reportKey, type UserId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { decisionsOf } from './account.queries.ts';
import { Appeal } from './lazy.ts';

/** What the operator hid or ended of the member, each with one appeal (D794). It costs one read. */
export function OwnDecisions({ user }: { readonly user: UserId }) {
  const { data: decisions = [] } = useQuery(decisionsOf(useServices(), user));
  return decisions.map((decision) => (
    <Appeal key={`${reportKey(decision.subject)}-${decision.at}`} user={user} decision={decision} />
  ));
}
