import { userId } from '@roborrow/domain';
import { createFileRoute } from '@tanstack/react-router';
import { PublicProfile } from '../features/people/index.ts';

export const Route = createFileRoute('/profile/$userId')({ component: ProfileRoute });

function ProfileRoute() {
  const id = userId(Route.useParams().userId);
  return <PublicProfile key={id} id={id} />;
}
