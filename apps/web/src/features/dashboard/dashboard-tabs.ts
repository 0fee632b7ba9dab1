/** The dashboard's tabs, in order; each has an address of its own, so that Back and a shared link work. */
export const DASHBOARD_TABS = ['overview', 'robots', 'rentals', 'messages'] as const;

export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** What of a tab stands in the address: nothing for the first. */
export const tabSearch = (tab: DashboardTab): { readonly tab?: DashboardTab } =>
  tab === 'overview' ? {} : { tab };
