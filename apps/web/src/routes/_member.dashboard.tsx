import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { Dashboard } from '../features/dashboard/Dashboard.tsx';
import { DASHBOARD_TABS, type DashboardTab } from '../features/dashboard/dashboard-tabs.ts';
import { useMember } from '../session/use-session.ts';

const schema = z.object({ tab: z.catch(z.optional(z.enum(DASHBOARD_TABS)), undefined) });

export const Route = createFileRoute('/_member/dashboard')({
  validateSearch: (search: Record<string, unknown>): { tab?: DashboardTab | undefined } => schema.parse(search),
  component: DashboardRoute,
});

function DashboardRoute() {
  const member = useMember();
  const { tab = 'overview' } = Route.useSearch();
  return member && <Dashboard member={member} tab={tab} />;
}
