/** The public exports of this feature. */
export { DASHBOARD_TABS, type DashboardTab } from './dashboard-tabs.ts';
export { dashboard } from './dashboard.text.ts';
export { Dashboard } from './Dashboard.tsx';
