import { messageId } from '@roborrow/domain';
import { createFileRoute } from '@tanstack/react-router';
import { RentalScreen } from '../features/rental/index.ts';
import { useMember } from '../session/use-session.ts';

export const Route = createFileRoute('/_member/rentals/$rentalId')({ component: RentalRoute });

function RentalRoute() {
  const member = useMember();
  const id = messageId(Route.useParams().rentalId);
  return member && <RentalScreen key={id} id={id} member={member} />;
}
