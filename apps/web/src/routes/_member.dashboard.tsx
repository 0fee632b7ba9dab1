import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '../features/dashboard/Dashboard.tsx';
import { DASHBOARD_TABS, type DashboardTab } from '../features/dashboard/dashboard-tabs.ts';
import { useMember } from '../session/use-session.ts';
import { textParams } from './-text-params.ts';

export const Route = createFileRoute('/_member/dashboard')({
  validateSearch: (search: Record<string, unknown>): { tab?: DashboardTab } => {
    const tab = DASHBOARD_TABS.find((known) => known === textParams(search, ['tab']).tab);
    return tab ? { tab } : {};
  },
  component: DashboardRoute,
});

function DashboardRoute() {
  const member = useMember();
  const { tab = 'overview' } = Route.useSearch();
  return member && <Dashboard member={member} tab={tab} />;
}
