/** The dashboard's tabs, in order; each has its own address, so that Back and shared links work. */
export const DASHBOARD_TABS = ['overview', 'robots', 'rentals', 'messages'] as const;

export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The search parameters of a tab: none for the first. */
export const tabSearch = (tab: DashboardTab): { readonly tab?: DashboardTab } =>
  tab === 'overview' ? {} : { tab };
