/** The robots whose pages were opened last (D392). */
export const recentlyViewed = {
  heading: 'Recently viewed',
  clear: 'Clear',
  onDevice: 'Kept on this device.',
  inTab: 'Kept in this tab until you log out.',
  loading: 'Loading what you viewed',
  none: 'None of them is for rent now.',
} as const;
