import { DEFAULT_NAME } from '@roborrow/domain';
import { unnamed } from '@roborrow/messages/text/person';

/** A person's name as it is shown. For who has none, the same word is stored and sent in every language. */
export const personName = (name: string): string => (name === DEFAULT_NAME ? unnamed : name);
