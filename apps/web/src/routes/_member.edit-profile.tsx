import { createFileRoute } from '@tanstack/react-router';
import { EditProfile } from '../features/account/index.ts';
import { useMember } from '../session/use-session.ts';

export const Route = createFileRoute('/_member/edit-profile')({ component: EditProfileRoute });

function EditProfileRoute() {
  const member = useMember();
  return member && <EditProfile key={member.user.uid} member={member} />;
}
