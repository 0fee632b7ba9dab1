import * as messages from '@roborrow/messages/search/search-fields';

/** The fields of the search forms on Home and on the results. */
export const searchFields = {
  ...messages.searchFields,
  inUnit: (unit: string): string => messages.searchFields.inUnit({ unit }),
} as const;
