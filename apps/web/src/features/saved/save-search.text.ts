/** Above the results of a search (D391). */
export const saveSearch = { save: 'Save this search', saved: 'Search saved' } as const;
