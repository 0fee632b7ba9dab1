import type { PriceFilterIssue } from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/fields/price-filter';
import { sentenceOf } from './issue.ts';

/** The issues of the price filter; an invalid one changes no results (D8). */
export const priceFilterIssueText = sentenceOf<PriceFilterIssue>({
  minPrice: {
    'not-a-number': messages.issues.minNotNumber,
    'above-maximum': messages.issues.minAboveMaximum,
  },
  maxPrice: { 'not-a-number': messages.issues.maxNotNumber },
});
