import { counted } from '@roborrow/text/plurals';

/** What is suggested in a box for words (D631). */
export const suggestions = {
  list: 'Suggestions',
  /** Announced to screen readers when the list changes. */
  announce: (count: number): string => counted(count, 'suggestion'),
  category: 'Category',
  searchedBefore: 'Searched before',
  clear: 'Clear recent searches',
} as const;
