import { createFileRoute } from '@tanstack/react-router';
import { MemberArea } from '../features/layout/MemberArea.tsx';
import { requireMember } from '../session/guards.ts';

export const Route = createFileRoute('/_member')({ beforeLoad: requireMember, component: MemberArea });
