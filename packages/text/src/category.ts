import * as messages from '@roborrow/messages/text/category';

const names: Readonly<Record<string, string>> = messages.names;

/**
 * A category as it is shown (D6), for its slug or its stored name; what is neither stays as it is. What is stored, sent and in addresses
 * is the same in every language.
 */
export const categoryName = (category: string): string => names[category.toLowerCase()] ?? category;
