import type { PriceFilterIssue } from '@roborrow/domain';
import { sentenceOf } from './issue.ts';

/** The issues of the price filter; an invalid one changes no results (D8). */
export const priceFilterIssueText = sentenceOf<PriceFilterIssue>({
  minPrice: {
    'not-a-number': 'Minimum price must be a number',
    'above-maximum': 'Minimum price must not be above the maximum',
  },
  maxPrice: { 'not-a-number': 'Maximum price must be a number' },
});
