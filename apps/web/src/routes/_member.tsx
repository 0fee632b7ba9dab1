import { createFileRoute } from '@tanstack/react-router';
import { MemberArea, MemberFrame } from '../features/layout/index.ts';
import { requireMember } from '../session/guards.ts';

export const Route = createFileRoute('/_member')({
  codeSplitGroupings: [['component', 'pendingComponent']],
  // The server knows no session: it renders the frame, and the browser continues.
  ssr: false,
  beforeLoad: requireMember,
  component: MemberArea,
  pendingComponent: MemberFrame,
});
