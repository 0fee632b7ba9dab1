/** The parts of the desk. */
export const DESK_TABS = ['cases', 'find', 'days', 'searches', 'problems', 'limits', 'log'] as const;
export type DeskTab = (typeof DESK_TABS)[number];
