import { createFileRoute } from '@tanstack/react-router';
import { Settings } from '../features/account/index.ts';
import { useMember } from '../session/use-session.ts';

export const Route = createFileRoute('/_member/settings')({ component: SettingsRoute });

function SettingsRoute() {
  const member = useMember();
  return member && <Settings key={member.user.uid} member={member} />;
}
