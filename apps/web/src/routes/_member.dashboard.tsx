import { createFileRoute } from '@tanstack/react-router';
import { Dashboard, DASHBOARD_TABS, type DashboardTab } from '../features/dashboard/index.ts';
import { JustListed } from '../features/listing/index.ts';
import { useMember } from '../session/use-session.ts';
import { textParams } from './-text-params.ts';

export const Route = createFileRoute('/_member/dashboard')({
  // An unknown tab is returned as undefined, because the router takes a missing key from the address.
  validateSearch: (search: Record<string, unknown>): { tab?: DashboardTab | undefined } => {
    const { tab } = textParams(search, ['tab']);
    return { tab: DASHBOARD_TABS.find((known) => known === tab) };
  },
  component: DashboardRoute,
});

function DashboardRoute() {
  const member = useMember();
  const { tab = 'overview' } = Route.useSearch();
  return (
    member && (
      <>
        <JustListed />
        <Dashboard member={member} tab={tab} />
      </>
    )
  );
}
